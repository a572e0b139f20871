import type { Address, Hash, Hex } from 'viem'
import type { blocks, nodeAnswers } from '#network/store/schema/blockTables.ts'
import type { tokenTransfers as transferTable } from '#network/store/schema/tokenTables.ts'
import type { logs, transactions } from '#network/store/schema/transactionTables.ts'
import { checksum } from './checksum.ts'
import { type CoinChange, coinChanges } from './coinChanges.ts'
import { type InternalTransactionFact, internalTransactions } from './internalTransactions.ts'
import { kindsOfTransaction } from './kindsOfTransaction.ts'
import { type MarketFacts, marketEvents } from './marketEvents.ts'
import { methodId, methodName } from './methodName.ts'
import { blobFee, otherFees, rollupFee } from './otherFees.ts'
import { storedWithdrawals } from './storedWithdrawals.ts'
import { type EventLog, tokenTransfers } from './transferFacts.ts'
import type { BlockRead, Call, WireReceipt, WireTransaction } from './wire.ts'

type TransactionFact = typeof transactions.$inferInsert

/** A block as rows of the store. Nothing in it is derived. */
export type BlockFacts = {
  block: typeof blocks.$inferInsert
  transactions: TransactionFact[]
  logs: (typeof logs.$inferInsert)[]
  internalTransactions: InternalTransactionFact[]
  tokenTransfers: (typeof transferTable.$inferInsert)[]
  markets: MarketFacts
  coinChanges: CoinChange[]
  /** The called addresses with code of their own. A contract of the genesis has no creation. */
  calledContracts?: Address[]
  /** The node's verbatim answers, only where its port serves them later. */
  nodeAnswers?: typeof nodeAnswers.$inferInsert | undefined
}

/**
 * Turns the node's answers about a block into rows. `eventEmitter` is the contract that emits the events of all markets;
 * null where there are none.
 */
export function decodeBlock(read: BlockRead, eventEmitter: Address | null): BlockFacts {
  const { block, receipts, calls } = read
  const number = Number(block.number)
  const timestamp = new Date(Number(block.timestamp) * 1000)
  const baseFeePerGas = block.baseFeePerGas ? BigInt(block.baseFeePerGas) : null
  const miner = checksum(block.miner)
  const hashes = block.transactions.map((transaction) => transaction.hash)

  const events: EventLog[] = receipts.flatMap((receipt) =>
    receipt.logs.map((log) => ({ ...log, logIndex: Number(log.logIndex) })),
  )
  const transfers = events.flatMap(tokenTransfers)
  const markets = marketEvents(events, { number, timestamp }, eventEmitter, transfers)
  const internal = internalTransactions(calls, number, hashes)
  const tokens = new Set<Address>([
    ...transfers.map((transfer) => transfer.token),
    ...markets.created.map((market) => market.token),
  ])
  const transferCounts = countBy(transfers.map((transfer) => transfer.transactionHash))
  const createdInternally = new Set(
    internal
      .filter((row) => row.createdContract && tokens.has(row.createdContract))
      .map((row) => row.transactionHash),
  )
  const outer = new Map(
    calls.filter((call) => call.path.length === 0).map((call) => [call.transactionIndex, call]),
  )

  const rows = block.transactions.map((transaction, index) => {
    const receipt = receipts[index]
    if (receipt?.transactionHash !== transaction.hash)
      throw new Error(`Block ${number} came without its receipts`)
    const { output, error } = outer.get(index) ?? {}
    const returned = output ?? read.revertData?.get(transaction.hash) ?? null
    const isCall = callsCode(read, transaction, calls)
    const row = transactionRow(transaction, receipt, { returned, error: error ?? null, isCall })
    const createdToken =
      createdInternally.has(row.hash) || (row.createdContract !== null && tokens.has(row.createdContract))
    const tokenTransfersCount = transferCounts.get(row.hash) ?? 0
    const kinds = kindsOfTransaction({ ...row, isCall, tokenTransfers: tokenTransfersCount, createdToken })
    return { ...row, blockNumber: number, blockHash: block.hash, timestamp, kinds, tokenTransfersCount }
  })

  return {
    block: {
      hash: block.hash,
      number,
      consensus: true,
      parentHash: block.parentHash,
      timestamp,
      miner,
      baseFeePerGas,
      gasUsed: BigInt(block.gasUsed),
      gasLimit: BigInt(block.gasLimit),
      size: Number(block.size ?? 0),
      difficulty: BigInt(block.difficulty ?? 0),
      totalDifficulty: block.totalDifficulty ? BigInt(block.totalDifficulty) : null,
      nonce: block.nonce ?? null,
      extraData: block.extraData,
      stateRoot: block.stateRoot,
      transactionsCount: rows.length,
      internalTransactionsCount: read.traced ? internal.length : null,
      burntFees: sumOf(rows, ({ gasUsed, gasPrice }) => gasUsed * least(gasPrice, baseFeePerGas ?? 0n)),
      priorityFees: sumOf(rows, ({ gasUsed, gasPrice }) => gasUsed * tipOf(gasPrice, baseFeePerGas)),
      withdrawals: storedWithdrawals(block),
    },
    transactions: rows,
    logs: receipts.flatMap((receipt) => receipt.logs.map((log) => logRow(log, number))),
    internalTransactions: internal,
    tokenTransfers: transfers.map((transfer) => ({ ...transfer, blockNumber: number, timestamp })),
    markets,
    calledContracts: [...(read.codes ?? [])].flatMap(([address, code]) =>
      code === 'contract' ? [checksum(address)] : [],
    ),
    coinChanges: coinChanges(rows, calls, {
      miner,
      baseFeePerGas,
      withdrawals: block.withdrawals ?? [],
      otherFees: rows.map((row) => rollupFee(row) + (blobFee(row) ?? 0n)),
    }),
  }
}

/**
 * Whether a transaction carries input to an address with code, or to one whose code is unknown. A contract may have been
 * created and destroyed in the block.
 */
function callsCode({ codes }: BlockRead, { to, input }: WireTransaction, calls: Call[]): boolean {
  if (!to || input === '0x') return false
  return codes?.get(to) !== 'none' || calls.some(({ createdContract }) => createdContract === to)
}

/** `returned` and `error` are of the transaction's own call, null where unknown. */
function transactionRow(
  transaction: WireTransaction,
  receipt: WireReceipt,
  { returned, error, isCall }: { returned: Hex | null; error: string | null; isCall: boolean },
) {
  const { hash, input } = transaction
  const succeeded = receipt.status !== '0x0'
  const to = transaction.to ? checksum(transaction.to) : null
  const id = isCall ? methodId(to, input) : null
  return {
    hash,
    index: Number(transaction.transactionIndex),
    from: checksum(transaction.from),
    to,
    createdContract: succeeded && receipt.contractAddress ? checksum(receipt.contractAddress) : null,
    value: BigInt(transaction.value),
    gasLimit: BigInt(transaction.gas),
    gasUsed: BigInt(receipt.gasUsed),
    cumulativeGasUsed: BigInt(receipt.cumulativeGasUsed),
    gasPrice: BigInt(receipt.effectiveGasPrice ?? transaction.gasPrice ?? 0),
    maxFeePerGas: optional(transaction.maxFeePerGas),
    maxPriorityFeePerGas: optional(transaction.maxPriorityFeePerGas),
    ...otherFees(transaction, receipt),
    ...(transaction.blobVersionedHashes && {
      blobVersionedHashes: transaction.blobVersionedHashes,
      maxFeePerBlobGas: optional(transaction.maxFeePerBlobGas),
    }),
    type: Number(transaction.type ?? 0),
    nonce: Number(transaction.nonce),
    input,
    succeeded,
    v: transaction.v ?? null,
    r: transaction.r ?? null,
    s: transaction.s ?? null,
    revertData: succeeded ? null : returned,
    error: succeeded ? null : error,
    methodId: id,
    method: methodName(id),
  }
}

function logRow(log: WireReceipt['logs'][number], blockNumber: number): typeof logs.$inferInsert {
  const [topic0, topic1, topic2, topic3] = log.topics
  return {
    blockNumber,
    logIndex: Number(log.logIndex),
    transactionHash: log.transactionHash,
    transactionIndex: Number(log.transactionIndex),
    address: checksum(log.address),
    topic0: topic0 ?? null,
    topic1: topic1 ?? null,
    topic2: topic2 ?? null,
    topic3: topic3 ?? null,
    data: log.data,
  }
}

function optional(quantity: Hex | undefined): bigint | null {
  return quantity === undefined ? null : BigInt(quantity)
}

/** What a unit of gas cost above the base fee. A deposit to an OP rollup pays neither. */
function tipOf(gasPrice: bigint, baseFeePerGas: bigint | null): bigint {
  return gasPrice - least(gasPrice, baseFeePerGas ?? 0n)
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => bigint): bigint {
  return rows.reduce((total, row) => total + amountOf(row), 0n)
}

function countBy(hashes: Hash[]): Map<Hash, number> {
  const counts = new Map<Hash, number>()
  for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}
