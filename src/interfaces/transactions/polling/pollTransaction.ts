import type { SentRecord } from '#domain/transactions/record/transactionRecord.ts'
import { possibleReplacementEvent } from '#domain/transactions/replacement/possibleReplacement.ts'
import { isAnswerTo, replacementEvent } from '#domain/transactions/replacement/replacementEvent.ts'
import type { TransactionEvent } from '#domain/transactions/state/transactionMachine.ts'
import type {
  ChainReader,
  SeenReceipt,
  SeenTransaction,
} from '#domain/transactions/transactionDependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/**
 * Looks once at the chain and returns the events of a transaction, in order; none for an unknown one. `taken` are the
 * hashes of other records. Throws when the chain does not answer, which proves nothing about the transaction.
 */
export async function pollTransaction(
  record: SentRecord,
  chain: ChainReader,
  taken: ReadonlySet<Hash>,
): Promise<TransactionEvent[]> {
  if (record.status.name === 'foreign') return gone(record, chain, taken)
  const [receipt, transaction] = await Promise.all([
    chain.receipt(record.hash),
    chain.transaction(record.hash),
  ])
  if (!transaction) return gone(record, chain, taken)
  if (transaction.hash !== record.hash) throw new Error('The node answered with another transaction.')
  if (taken.has(record.hash) || !isAnswerTo(record, transaction)) return [{ type: 'foreign' }]

  const seen: TransactionEvent = { type: 'seen', nonce: transaction.nonce, data: transaction.data }
  const outcome = await outcomeOf(record, transaction, receipt, chain)
  if (outcome) return [seen, outcome]
  // Of two nodes behind one URL, one may have the block while the other does not have its receipt yet.
  const known = transaction.block === null ? null : await listedEvents(record, chain, taken)
  if (known) return known
  return [seen, { type: (await isQueued(transaction, chain)) ? 'queued' : 'unqueued' }]
}

/** Whether the transaction cannot be mined yet, because one of the account with a lower nonce must come first. */
async function isQueued({ from, nonce, block }: SeenTransaction, chain: ChainReader): Promise<boolean> {
  if (block !== null) return false
  const count = await chain.transactionCount(from)
  return count !== undefined && count < nonce
}

/** The outcome of a transaction in a block: by its receipt, or by the explorer where the node has no receipts. */
async function outcomeOf(
  record: SentRecord,
  transaction: SeenTransaction,
  receipt: SeenReceipt | null | undefined,
  chain: ChainReader,
): Promise<TransactionEvent | null> {
  const block = receipt?.block ?? transaction.block
  if (receipt === null || block === null) return null
  if (receipt && (receipt.hash !== record.hash || receipt.from !== record.from))
    throw new Error('The node answered with a receipt of another transaction.')
  const success = receipt ? receipt.success : await chain.outcome(record.hash)
  if (success === null) return null
  if (success) return { type: 'confirmed', block }
  return { type: 'reverted', block, reason: await chain.reason(record, block) }
}

/**
 * The events when the explorer has the transaction in a block although the node does not know it. Null when the
 * explorer does not have it, or has another one under this hash.
 */
async function listedEvents(
  record: SentRecord,
  chain: ChainReader,
  taken: ReadonlySet<Hash>,
): Promise<TransactionEvent[] | null> {
  if (record.status.name === 'foreign' || taken.has(record.hash)) return null
  const listed = await chain.listed(record.hash).catch(() => null)
  if (listed === null || listed.transaction.hash !== record.hash) return null
  const { transaction, success } = listed
  if (!isAnswerTo(record, transaction)) return null
  const { nonce, data, block } = transaction
  // An explorer that lags behind a reorganisation lists transactions that are no longer on the chain.
  if ((await chain.inclusion(record.hash, block)) === 'refuted') return null
  const seen: TransactionEvent = { type: 'seen', nonce, data }
  if (success === null) return [seen, { type: 'unqueued' }]
  if (success) return [seen, { type: 'confirmed', block }]
  return [seen, { type: 'reverted', block, reason: await chain.reason(record, block) }]
}

/** The events when the node does not know the hash: it may not know it yet, or another transaction replaced it. */
async function gone(
  record: SentRecord,
  chain: ChainReader,
  taken: ReadonlySet<Hash>,
): Promise<TransactionEvent[]> {
  const { nonce, firstNonce } = record
  const lowest = nonce ?? firstNonce
  const count = await chain.transactionCount(record.from)
  if (count !== undefined && lowest !== null && count <= lowest) return []

  const since = await chain.sentSince(record)
  const { transactions, searchedTo } = since
  const event = replacementEvent(record, transactions, taken)
  if (event) return [event]
  const known = await listedEvents(record, chain, taken)
  if (known) return known
  const isUsed = count !== undefined && nonce !== null
  const searched: TransactionEvent[] =
    searchedTo === null || searchedTo === record.searchedTo ? [] : [{ type: 'searched', to: searchedTo }]
  const doubt: TransactionEvent | null = isUsed
    ? { type: 'superseded' }
    : possibleReplacementEvent(record, since, taken)
  return doubt ? [doubt, ...searched] : searched
}
