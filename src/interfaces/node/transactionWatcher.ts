import type { Address, Hash, Hex } from '#lib/wire.ts'
import type { TransactionEvent } from './transactionMachine.ts'
import type { SentRecord } from './transactionRecord.ts'

export type SeenTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  data: Hex
  nonce: number
  block: number | null
}

export type SeenReceipt = { hash: Hash; from: Address; block: number; success: boolean }

/** What watching needs from the chain. `undefined` means: this node does not have the method. */
export type ChainReader = {
  receipt(hash: Hash): Promise<SeenReceipt | null | undefined>
  transaction(hash: Hash): Promise<SeenTransaction | null>
  /** How many transactions of this address are in blocks. */
  transactionCount(from: Address): Promise<number | undefined>
  /** The transaction that used this nonce, looked for above a block. */
  byNonce(from: Address, nonce: number, aboveBlock: number | null): Promise<SeenTransaction | null>
  /** Whether a mined transaction succeeded, for nodes without receipts; null when nobody knows yet. */
  outcome(hash: Hash): Promise<boolean | null>
  /** Why it reverted, in one sentence. */
  reason(record: SentRecord, block: number): Promise<string>
}

/**
 * Looks once at the chain and says what happened to a transaction; null for nothing new.
 * Throws when the chain could not be asked, which says nothing about the transaction.
 */
export async function lookAt(record: SentRecord, chain: ChainReader): Promise<TransactionEvent | null> {
  const receipt = await chain.receipt(record.hash)
  if (receipt) return settled(record, receipt, chain)

  const transaction = await chain.transaction(record.hash)
  if (transaction) return stillThere(record, transaction, receipt === undefined, chain)
  return gone(record, chain)
}

async function settled(
  record: SentRecord,
  receipt: SeenReceipt,
  chain: ChainReader,
): Promise<TransactionEvent> {
  if (receipt.hash !== record.hash || receipt.from !== record.from)
    throw new Error('The node answered with a receipt of another transaction.')
  if (receipt.success) return { type: 'confirmed', block: receipt.block }
  return { type: 'reverted', block: receipt.block, reason: await chain.reason(record, receipt.block) }
}

async function stillThere(
  record: SentRecord,
  transaction: SeenTransaction,
  withoutReceipts: boolean,
  chain: ChainReader,
): Promise<TransactionEvent | null> {
  if (transaction.hash !== record.hash || transaction.from !== record.from)
    throw new Error('The node answered with another transaction.')
  const news: TransactionEvent = { type: 'seen', nonce: transaction.nonce }
  if (transaction.block === null || !withoutReceipts) return news

  const success = await chain.outcome(record.hash)
  if (success === null) return news
  if (success) return { type: 'confirmed', block: transaction.block }
  return { type: 'reverted', block: transaction.block, reason: await chain.reason(record, transaction.block) }
}

/** Nobody knows the hash: either it is not known yet, or another transaction took its place. */
async function gone(record: SentRecord, chain: ChainReader): Promise<TransactionEvent | null> {
  if (record.nonce === null) return null
  const count = await chain.transactionCount(record.from)
  if (count === undefined || count <= record.nonce) return null

  const other = await chain.byNonce(record.from, record.nonce, record.sentBlock)
  if (!other) return { type: 'dropped' }
  if (other.hash === record.hash) return null
  if (other.to === record.to && other.data === record.data) return { type: 'repriced', hash: other.hash }
  if (other.to === record.from && other.data === '0x') return { type: 'cancelled', by: other.hash }
  return { type: 'replaced', by: other.hash }
}
