import { type Address, zeroAddress } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { tokenBalance } from '#network/explorer/node/balanceAtBlock.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import {
  balanceFromTransfers,
  transfersEarlierInBlock,
  transfersOfTransaction,
} from '#network/explorer/queries/transferHistory.ts'
import type { tokenTransfers } from '#network/store/schema/tokenTables.ts'

type Transfer = Pick<
  typeof tokenTransfers.$inferSelect,
  'token' | 'tokenType' | 'from' | 'to' | 'amount' | 'tokenId'
>

/**
 * The balance of one address in one token before and after a transaction. Balances are null where the node no longer
 * has them.
 */
export type TokenChange = {
  address: Address
  token: Address
  tokenType: string
  /** The ERC-1155 id of the balance. */
  tokenId: bigint | null
  before: bigint | null
  after: bigint | null
  change: bigint
  /** The ERC-721 ids that came (`to`) and went (`from`). */
  moves: { direction: 'from' | 'to'; tokenId: bigint }[]
}

/** Of a transaction with more transfers, the changes of the first ones are shown. */
const maximumTransfers = 1_000

/**
 * The token changes of a transaction: its transfers are summed up and added to the balances of the block before, which
 * come from the node. Where the node no longer has them, all earlier transfers are summed up instead, or all later ones
 * where they are of fewer blocks or the earlier ones are not kept. That does not work for receipts of the lending pool,
 * and not when only a part of the chain is stored.
 */
export async function tokenChanges(sources: DataSources, row: TransactionRow): Promise<TokenChange[]> {
  const { database, node } = sources
  const transfers = await transfersOfTransaction(database, row.hash, maximumTransfers)
  const [first] = transfers
  if (!first) return []
  const { blockNumber, logIndex } = first
  const tokens = [...new Set(transfers.map((transfer) => transfer.token))]
  const [earlier, { receipts, areReceiptsKnown, isPartial }, { keptFrom }, head] = await Promise.all([
    transfersEarlierInBlock(database, { blockNumber, logIndex, tokens }),
    sources.assets(),
    sources.known.chain(),
    sources.known.head(),
  ])
  const part = keptFrom === 0 && blockNumber < head / 2 ? 'until' : 'since'
  const sinceParent = new Map(sumTransfers(earlier).map((change) => [keyOf(change), change.change]))
  return Promise.all(
    sumTransfers(transfers).map(async (change) => {
      const atParent = await balanceBefore(node, change, blockNumber)
      const mayGrow = !areReceiptsKnown || receipts.has(change.token)
      if (atParent === null && (isPartial || mayGrow)) return change
      const before =
        atParent === null
          ? await balanceFromTransfers(database, change, { blockNumber, logIndex }, part)
          : atParent + (sinceParent.get(keyOf(change)) ?? 0n)
      return { ...change, before, after: before + change.change }
    }),
  )
}

function keyOf({ token, tokenId, address }: TokenChange): string {
  return `${token} ${tokenId} ${address}`
}

/**
 * Sums transfers up by token and address. Transfers to oneself and the zero address of mints and burns are left out.
 */
export function sumTransfers(transfers: Transfer[]): TokenChange[] {
  const found = new Map<string, TokenChange>()
  for (const side of transfers.flatMap(sidesOf)) {
    const known = found.get(keyOf(side))
    const change = (known?.change ?? 0n) + side.change
    found.set(keyOf(side), { ...side, change, moves: [...(known?.moves ?? []), ...side.moves] })
  }
  return [...found.values()].filter(({ change, moves }) => change !== 0n || moves.length > 0)
}

/** What one transfer changes for its sender and for its receiver. */
function sidesOf({ token, tokenType, from, to, amount, tokenId }: Transfer): TokenChange[] {
  const side = (address: Address, direction: 'from' | 'to'): TokenChange => ({
    address,
    token,
    tokenType,
    before: null,
    after: null,
    tokenId: tokenType === 'ERC-1155' ? tokenId : null,
    change: direction === 'to' ? amount : -amount,
    moves: tokenType === 'ERC-721' && tokenId !== null ? [{ direction, tokenId }] : [],
  })
  return [side(from, 'from'), side(to, 'to')].filter(({ address }) => address !== zeroAddress)
}

/** The balance one block earlier. Null where the node does not have it. */
async function balanceBefore(
  node: Node,
  { token, tokenId, address }: TokenChange,
  blockNumber: number,
): Promise<bigint | null> {
  if (blockNumber === 0) return 0n
  return tokenBalance(node, { token, holder: address, id: tokenId }, BigInt(blockNumber - 1))
}
