import { and, eq, inArray } from 'drizzle-orm'
import type { Address } from 'viem'
import { blobFee, depositType, rollupFee } from '#network/decode/otherFees.ts'
import { type BlockPayment, paymentsInBlock } from '#network/explorer/queries/internalTransactionQueries.ts'
import { type TransactionRow, transactionsOfBlock } from '#network/explorer/queries/transactionQueries.ts'
import { addresses, coinBalances } from '#network/store/schema/addressTables.ts'
import type { Database } from '#network/store/store.ts'

/**
 * How a transaction changed the native coins of an address, in wei. Balances are null when only the change is known.
 * The change is null, too, when calls inside the transaction may have moved more.
 */
export type CoinChange = {
  address: Address
  before: bigint | null
  after: bigint | null
  change: bigint | null
}

type Change = { address: Address; change: bigint }
type Paid = Pick<
  TransactionRow,
  | 'from'
  | 'to'
  | 'createdContract'
  | 'value'
  | 'gasUsed'
  | 'gasPrice'
  | 'baseFeePerGas'
  | 'succeeded'
  | 'type'
  | 'l1Fee'
  | 'operatorFee'
  | 'blobGasUsed'
  | 'blobGasPrice'
>

/**
 * The coin changes of a transaction, from stored data: value, fee, the miner's share and internal payments. Balances
 * before and after are given only when they are certain: when the block's transactions together explain exactly how the
 * block changed the address. For an untraced transaction that may have made internal payments, only the addresses that
 * it names are listed, without amounts.
 */
export async function storedCoinChanges(
  database: Database,
  row: TransactionRow,
  miner: Address,
): Promise<CoinChange[]> {
  const [block, payments] = await Promise.all([
    transactionsOfBlock(database, row),
    paymentsInBlock(database, row.blockNumber),
  ])
  const changesAt = (index: number) => {
    const transaction = block.find((other) => other.index === index)
    const inside = payments.filter((payment) => payment.transactionIndex === index)
    return transaction ? changesFrom(transaction, inside, miner) : []
  }
  if (!isWholeChange(row)) return partiesOf(row, miner)
  const own = changesAt(row.index)
  const before = block.filter(({ index }) => index < row.index).flatMap(({ index }) => changesAt(index))
  const all = block.flatMap(({ index }) => changesAt(index))
  const isWholeBlock = block.every(isWholeChange)
  const known = await balancesAfter(
    database,
    row.blockNumber,
    own.map(({ address }) => address),
  )
  return own.map(({ address, change }) => {
    const after = known.get(address)
    const isExplained = after && isWholeBlock && totalOf(all, address) === after.delta
    if (!isExplained) return { address, change, before: null, after: null }
    const start = after.balance - after.delta + totalOf(before, address)
    return { address, change, before: start, after: start + change }
  })
}

/** The gas of a transaction that runs no code. */
const plainGas = 21_000n

/**
 * Whether the stored data has every movement of coins: the transaction was traced, was reverted, or ran no code. Nothing
 * stored tells what blobs without a price cost, and what a deposit from L1 mints.
 */
function isWholeChange(row: Paid & Pick<TransactionRow, 'isTraced'>): boolean {
  if (blobFee(row) === null || row.type === depositType) return false
  return row.isTraced || !row.succeeded || row.gasUsed === plainGas
}

function partiesOf({ from, to, createdContract }: TransactionRow, miner: Address): CoinChange[] {
  const named = new Set([from, miner, to, createdContract].filter((address) => address !== null))
  return [...named].map((address) => ({ address, before: null, after: null, change: null }))
}

/** How one transaction changed balances. Balances that end as they began are left out. */
export function changesFrom(
  row: Paid,
  payments: Pick<BlockPayment, 'from' | 'to' | 'createdContract' | 'value'>[],
  miner: Address,
): Change[] {
  const changes = new Map<Address, bigint>()
  const add = (address: Address | null, change: bigint) => {
    if (address) changes.set(address, (changes.get(address) ?? 0n) + change)
  }
  const fee = row.gasUsed * row.gasPrice
  add(row.from, -fee - rollupFee(row) - (blobFee(row) ?? 0n))
  add(miner, fee - row.gasUsed * (row.baseFeePerGas ?? 0n))
  for (const { from, to, createdContract, value } of row.succeeded ? [row, ...payments] : []) {
    add(from, -value)
    add(to ?? createdContract, value)
  }
  return [...changes].filter(([, change]) => change !== 0n).map(([address, change]) => ({ address, change }))
}

function totalOf(changes: Change[], address: Address): bigint {
  return changes.filter((one) => one.address === address).reduce((sum, { change }) => sum + change, 0n)
}

/** Balances after a block, of addresses whose balance was compared with the node. */
async function balancesAfter(database: Database, blockNumber: number, wanted: Address[]) {
  const rows = await database
    .select({ address: coinBalances.address, balance: coinBalances.balance, delta: coinBalances.delta })
    .from(coinBalances)
    .innerJoin(addresses, eq(addresses.address, coinBalances.address))
    .where(
      and(
        eq(coinBalances.blockNumber, blockNumber),
        inArray(coinBalances.address, wanted),
        eq(addresses.balanceKnown, true),
      ),
    )
  return new Map(rows.map(({ address, ...row }) => [address, row]))
}
