import {
  isFollowed,
  isHandedToWallet,
  isSent,
  type PersistedRecord,
  type TransactionRecord,
} from '#domain/transactions/record/transactionRecord.ts'
import { agedEvent, nextLook } from '#domain/transactions/state/transactionAge.ts'
import type { Outcome } from '#domain/transactions/state/transactionMachine.ts'
import type { FollowerDependencies, SeenReceipt } from '#domain/transactions/transactionDependencies.ts'
import { createLostTransactionSearch } from '#interfaces/transactions/polling/lostTransactionSearch.ts'
import { ownReader } from '#interfaces/transactions/polling/ownReader.ts'
import { pollCalls } from '#interfaces/transactions/polling/pollCalls.ts'
import { pollTransaction } from '#interfaces/transactions/polling/pollTransaction.ts'
import type { TransactionStore } from '#interfaces/transactions/transactionStore.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** After this long a block is looked at a second time. */
const settleTime = 10_000

/**
 * Follows sent transactions until their outcome is known. It only reads: nothing here can send. Of all tabs one looks at
 * the chain; the others wait for its lock, to go on when it is closed, and learn from the store what became of it.
 */
export function createTransactionFollower(store: TransactionStore, dependencies: FollowerDependencies) {
  const watching = new Set<string>()
  const open = new Set<string>()
  const takeOver = createLostTransactionSearch(store, dependencies)
  store.subscribe(resume)

  /** Takes up every transaction whose outcome is not known, and tells this tab of those that ended. */
  function resume() {
    for (const record of store.all()) {
      if (isFollowed(record)) {
        open.add(record.id)
        void watch(record.id)
      } else if (open.delete(record.id)) dependencies.changed(record)
    }
    takeOver()
  }

  async function watch(id: string) {
    if (watching.has(id)) return
    watching.add(id)
    const lock = `transaction:${id}`
    await dependencies
      .withLock(lock, () => follow(id, store, dependencies))
      .finally(() => watching.delete(id))
  }

  return { resume }
}

async function follow(id: string, store: TransactionStore, dependencies: FollowerDependencies) {
  let failures = 0
  for (;;) {
    const record = store.get(id)
    if (!record || !isFollowed(record)) return
    const answered = await look(record, store, dependencies)
    failures = answered ? 0 : failures + 1
    if (await isSettled(id, store, dependencies)) return
    const isSearching = store.get(id)?.searchedTo !== record.searchedTo
    const pause = nextLook(record, dependencies.now(), failures, isSearching)
    if (pause === null) return
    await dependencies.sleep(pause)
  }
}

/** One look; false when the chain could not be asked. That is never the transaction's failure. */
async function look(record: PersistedRecord, store: TransactionStore, dependencies: FollowerDependencies) {
  try {
    const taken = hashesOfOthers(record, store)
    const chain = ownReader(record, dependencies, store)
    const events = isSent(record)
      ? await pollTransaction(record, chain, taken)
      : await pollCalls(record, chain, taken)
    for (const event of events) store.apply(record.id, event)
    const isSeen = events.some(({ type }) => type === 'seen')
    store.apply(record.id, agedEvent(record, dependencies.now(), isSeen))
    return true
  } catch (cause) {
    store.apply(
      record.id,
      isHandedToWallet(record) ? { type: 'unanswered' } : { type: 'lost', reason: sentenceOf(cause) },
    )
    return false
  }
}

function hashesOfOthers({ id }: PersistedRecord, store: TransactionStore): ReadonlySet<Hash> {
  return new Set(store.all().flatMap((each) => (each.id === id || each.hash === null ? [] : [each.hash])))
}

/**
 * Whether the outcome is known for good. It is announced at once and looked at again later, because a reorg may take
 * the block off the chain.
 */
async function isSettled(id: string, store: TransactionStore, dependencies: FollowerDependencies) {
  const record = store.get(id)
  if (!record || isFollowed(record)) return !record
  dependencies.settled(record)
  const { status, hash } = record
  if (hash === null || (status.name !== 'confirmed' && status.name !== 'reverted')) return true
  await dependencies.sleep(settleTime)
  const receipt = await dependencies.receipt(hash).catch(() => undefined)
  if (receipt === undefined || (receipt && isUnchanged(record, status, receipt))) return true
  store.apply(id, { type: 'reorged' })
  return false
}

/** Whether it is still in the same block and ended there as before: a reorg may put it into another, where it fails. */
function isUnchanged({ calls }: TransactionRecord, { name, block }: Outcome, receipt: SeenReceipt): boolean {
  // The calls of a bundle can fail in a transaction that succeeds.
  const isSameEnd = name === 'confirmed' ? receipt.success : calls !== null || !receipt.success
  return receipt.block === block && isSameEnd
}

/** A sentence for whatever was thrown. */
export function sentenceOf(cause: unknown): string {
  return (cause instanceof Error && cause.message ? cause.message : 'Something went wrong.').slice(0, 300)
}
