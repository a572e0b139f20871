import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isAnswerTo, replacementEvent } from '#domain/transactions/replacement/replacementEvent.ts'
import { isTakingLong } from '#domain/transactions/state/transactionAge.ts'
import type { TransactionEvent } from '#domain/transactions/state/transactionMachine.ts'
import type {
  CallsReader,
  ChainReader,
  ListedTransaction,
  SeenReceipt,
  SeenTransaction,
} from '#domain/transactions/transactionDependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'

const unsent = 'Your wallet says that it did not send this.'
const approvalOnly = 'The approval went through; what it was for was not sent.'
const undone = 'Its calls failed inside the transaction of your wallet.'

/**
 * Asks the wallet once for the status of a request for several calls and returns the events that follow; none while
 * nothing is known. The wallet's answer is checked against the chain: alone it proves no success. `taken` are the
 * hashes of other records. Throws when wallet or chain do not answer.
 */
export async function pollCalls(
  record: TransactionRecord,
  chain: CallsReader,
  taken: ReadonlySet<Hash>,
): Promise<TransactionEvent[]> {
  const said = record.calls === null ? null : await chain.callsStatus(record, record.calls)
  const waits = waitingEvents(record, chain.now())
  if (said && said.code < 200) return waits
  const free = said?.hashes.filter((hash) => !taken.has(hash)) ?? []
  const own = (await ownTransaction(record, free, chain)) ?? (await foundOnChain(record, chain, taken))
  if (own) return [{ type: 'sent', hash: own, at: record.sentAt }]
  if (said === null) return [{ type: 'unanswered' }]
  if (said.code >= 400 && said.code < 500) return [{ type: 'failed', reason: unsent }]
  const last = free.at(-1)
  return last === undefined ? [{ type: 'unanswered' }] : bundleEvents(record, last, said.code, chain)
}

/** The events of a pending request; after three minutes it counts as unanswered, so that the person can go on. */
function waitingEvents(record: TransactionRecord, now: number): TransactionEvent[] {
  return [{ type: isTakingLong(record, now) ? 'unanswered' : 'answered' }]
}

/**
 * Finds the call's own transaction among those that the wallet names, which exists where the wallet sent one for each
 * call.
 */
async function ownTransaction(record: TransactionRecord, hashes: readonly Hash[], chain: CallsReader) {
  for (const hash of hashes.toReversed()) {
    const found = await transactionOf(hash, chain)
    if (found?.hash === hash && isAnswerTo(record, found)) return hash
  }
  return null
}

/** Finds the call as a transaction of the account on the chain, without the wallet's answer. */
async function foundOnChain(record: TransactionRecord, chain: CallsReader, taken: ReadonlySet<Hash>) {
  const { transactions } = await chain.sentSince(record)
  const found = replacementEvent({ ...record, nonce: null }, transactions, taken)
  return found?.type === 'repriced' ? found.hash : null
}

/**
 * The events of calls that were bundled in the wallet's last transaction. Only tokens that left the account prove
 * success, and only a transaction of the account proves failure.
 */
async function bundleEvents(
  record: TransactionRecord,
  hash: Hash,
  code: number,
  chain: CallsReader,
): Promise<TransactionEvent[]> {
  const [receipt, transaction] = await Promise.all([receiptOf(hash, chain), transactionOf(hash, chain)])
  if (!receipt || !transaction) return waitingEvents(record, chain.now())
  const { from, approval, asset, amount, sentBlock } = record
  if (approval && receipt.success && isAnswerTo({ ...record, ...approval, kind: 'approve' }, transaction))
    return [{ type: 'failed', reason: approvalOnly }]
  if (sentBlock !== null && receipt.block <= sentBlock) return [{ type: 'unanswered' }]

  const { block } = receipt
  const moved = receipt.success ? await chain.takenBy(hash, asset, from) : null
  if (moved !== null && moved >= BigInt(amount))
    return [{ type: 'bundled', hash, outcome: { name: 'confirmed', block } }]
  const isOwn = transaction.from === from || transaction.to === from
  const hasFailed = !receipt.success || (code >= 500 && moved === null)
  if (isOwn && hasFailed)
    return [{ type: 'bundled', hash, outcome: { name: 'reverted', block, reason: undone } }]
  return [{ type: 'unanswered' }]
}

/** The transaction from the node, or from the explorer where the node pruned it. */
async function transactionOf(hash: Hash, chain: ChainReader): Promise<SeenTransaction | null> {
  return (await chain.transaction(hash)) ?? (await listedOf(hash, chain))?.transaction ?? null
}

/** The receipt from the node, or the explorer's status where the node has none. */
async function receiptOf(hash: Hash, chain: ChainReader): Promise<SeenReceipt | null> {
  const receipt = await chain.receipt(hash)
  if (receipt) return receipt
  const listed = await listedOf(hash, chain)
  if (!listed || listed.success === null) return null
  const { from, block } = listed.transaction
  return { hash, from, block, success: listed.success }
}

/** The explorer's transaction in a block, unless the node proves that the block has other transactions. */
async function listedOf(hash: Hash, chain: ChainReader): Promise<ListedTransaction | null> {
  const listed = await chain.listed(hash).catch(() => null)
  if (listed?.transaction.hash !== hash) return null
  return (await chain.inclusion(hash, listed.transaction.block)) === 'refuted' ? null : listed
}
