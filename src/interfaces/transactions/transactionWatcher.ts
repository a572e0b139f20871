import type { ChainReader, SeenReceipt, SeenTransaction } from '#domain/transactions/dependencies.ts'
import type { TransactionEvent } from '#domain/transactions/transactionMachine.ts'
import type { SentRecord } from '#domain/transactions/transactionRecord.ts'

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
  const seen: TransactionEvent = { type: 'seen', nonce: transaction.nonce }
  if (transaction.block === null || !withoutReceipts) return seen

  const success = await chain.outcome(record.hash)
  if (success === null) return seen
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
