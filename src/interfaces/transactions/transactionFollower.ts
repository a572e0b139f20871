import type { FollowerDependencies } from '#domain/transactions/dependencies.ts'
import { agedEvent } from '#domain/transactions/transactionAge.ts'
import { isWatched, type SentRecord } from '#domain/transactions/transactionRecord.ts'
import type { TransactionStore } from './transactionStore.ts'
import { lookAt } from './transactionWatcher.ts'

const polling = 1_000
const longestBackoff = 30_000
/** After this long a block is looked at a second time. */
const settleTime = 10_000

/** Follows sent transactions until their outcome is known. It only reads: nothing here can send. */
export function createTransactionFollower(store: TransactionStore, dependencies: FollowerDependencies) {
  const watching = new Set<string>()

  /** Takes up every transaction whose outcome is not known, after a reload or from another tab. */
  function resume() {
    for (const record of store.all()) if (isWatched(record)) void watch(record.id)
  }

  async function watch(id: string) {
    if (watching.has(id)) return
    watching.add(id)
    const lock = `transaction:${id}`
    await dependencies
      .withLock(lock, () => follow(id, store, dependencies))
      .finally(() => watching.delete(id))
  }

  return { watch, resume }
}

async function follow(id: string, store: TransactionStore, dependencies: FollowerDependencies) {
  let failures = 0
  for (;;) {
    const record = store.get(id)
    if (!record || !isWatched(record)) return
    const answered = await look(record, store, dependencies)
    failures = answered ? 0 : failures + 1
    if (answered) store.apply(id, agedEvent(record, dependencies.now()))
    if (await isSettled(id, store, dependencies)) return
    await dependencies.sleep(Math.min(polling * 2 ** failures, longestBackoff))
  }
}

/** One look; false when the chain could not be asked. That is never the transaction's failure. */
async function look(record: SentRecord, store: TransactionStore, dependencies: FollowerDependencies) {
  try {
    const event = await lookAt(record, dependencies)
    store.apply(record.id, event ?? { type: 'reached' })
    return true
  } catch (cause) {
    store.apply(record.id, { type: 'lost', reason: sentenceOf(cause) })
    return false
  }
}

/**
 * Whether the outcome is known for good. It is announced at once and looked at again later, because a reorg may take
 * the block off the chain.
 */
async function isSettled(id: string, store: TransactionStore, dependencies: FollowerDependencies) {
  const record = store.get(id)
  if (!record || isWatched(record)) return !record
  dependencies.settled(record)
  const { status, hash } = record
  if (hash === null || (status.name !== 'confirmed' && status.name !== 'reverted')) return true
  await dependencies.sleep(settleTime)
  const receipt = await dependencies.receipt(hash).catch(() => undefined)
  if (receipt !== null) return true
  store.apply(id, { type: 'reorged' })
  return false
}

/** A sentence for whatever was thrown. */
export function sentenceOf(cause: unknown): string {
  return (cause instanceof Error && cause.message ? cause.message : 'Something went wrong.').slice(0, 300)
}
