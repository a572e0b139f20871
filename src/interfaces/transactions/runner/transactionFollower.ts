import {
  isFollowed,
  isHandedToWallet,
  isSent,
  type PersistedRecord,
  type TransactionRecord,
} from '#domain/transactions/record/transactionRecord.ts'
import { agedEvent, nextLook } from '#domain/transactions/state/transactionAge.ts'
import type { Outcome, Replacement } from '#domain/transactions/state/transactionMachine.ts'
import type { FollowerDependencies } from '#domain/transactions/transactionDependencies.ts'
import { checkOutcome } from '#interfaces/transactions/polling/checkOutcome.ts'
import { createLostTransactionSearch } from '#interfaces/transactions/polling/lostTransactionSearch.ts'
import { ownReader } from '#interfaces/transactions/polling/ownReader.ts'
import { pollCalls } from '#interfaces/transactions/polling/pollCalls.ts'
import { pollTransaction } from '#interfaces/transactions/polling/pollTransaction.ts'
import type { TransactionStore } from '#interfaces/transactions/transactionStore.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/**
 * Milliseconds before a block is checked again; each pause is half as long again as the one before, up to the longest.
 */
const firstPause = 10_000
const longestPause = 60_000
/** The depth in blocks, and the age in milliseconds, from which a block is no longer checked. */
const settledDepth = 64
const settledAge = 24 * 3_600_000

/**
 * Follows sent transactions until their outcome is known. It only reads: nothing here can send. One tab polls the
 * chain; the others wait for its lock, to go on when it closes, and learn the outcome from the store.
 */
export function createTransactionFollower(store: TransactionStore, dependencies: FollowerDependencies) {
  const watching = new Set<string>()
  const open = new Set<string>()
  const checked = new Set<string>()
  const clock = wakeableClock(dependencies)
  const takeOver = createLostTransactionSearch(store, dependencies)
  store.subscribe(resume)

  /** Follows every open transaction, and reports to this tab those that ended. */
  function resume() {
    for (const record of store.all()) {
      if (isFollowed(record)) {
        open.add(record.id)
        void watch(record.id)
      } else {
        if (open.delete(record.id)) dependencies.changed(record)
        void recheck(record)
      }
    }
    takeOver()
  }

  /**
   * Checks, once a tab, that the block of an ended transaction is still on the chain; a young one is checked further. One
   * that is open again is followed, because the store tells of it.
   */
  async function recheck(record: TransactionRecord) {
    const { id } = record
    if (checked.has(id) || watching.has(id) || endOf(record) === null) return
    checked.add(id)
    if (dependencies.now() - record.sentAt > settledAge) return
    await dependencies.withLock(lockOf(id), async () => {
      await isLasting(id, store, clock, 0)
    })
  }

  /** Checks every ended transaction once more, at once, because the chain may have lost their blocks. */
  function recheckAll() {
    checked.clear()
    clock.wake()
    resume()
  }

  async function watch(id: string) {
    if (watching.has(id)) return
    watching.add(id)
    checked.add(id)
    await dependencies.withLock(lockOf(id), () => follow(id, store, clock)).finally(() => watching.delete(id))
  }

  return { resume, recheckAll }
}

function lockOf(id: string): string {
  return `transaction:${id}`
}

/** Adds a sleep to the dependencies that `wake` ends early. */
function wakeableClock(dependencies: FollowerDependencies) {
  const sleepers = new Set<() => void>()
  return {
    ...dependencies,
    wake: () => {
      for (const wake of sleepers) wake()
    },
    /** Like `sleep`, but `wake` ends it. */
    doze: async (milliseconds: number) => {
      let wake = () => {}
      const woken = new Promise<void>((resolve) => {
        wake = resolve
        sleepers.add(wake)
      })
      await Promise.race([dependencies.sleep(milliseconds), woken])
      sleepers.delete(wake)
    },
  }
}

type WakeableClock = ReturnType<typeof wakeableClock>

async function follow(id: string, store: TransactionStore, dependencies: WakeableClock) {
  let failures = 0
  for (;;) {
    const record = store.get(id)
    if (!record) return
    if (!isFollowed(record)) {
      // It ended in the tab that had the lock before this one.
      if (await isLasting(id, store, dependencies, firstPause)) return
      continue
    }
    const answered = await look(record, store, dependencies)
    failures = answered ? 0 : failures + 1
    if (await isSettled(id, store, dependencies)) return
    const isSearching = store.get(id)?.searchedTo !== record.searchedTo
    const pause = nextLook(record, dependencies.now(), failures, isSearching)
    if (pause === null) return
    await dependencies.sleep(pause)
  }
}

/** Polls once; false when the chain did not answer, which is no failure of the transaction. */
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

/** Whether the outcome is known for good. It is announced at once and looked at again later. */
async function isSettled(id: string, store: TransactionStore, dependencies: WakeableClock) {
  const record = store.get(id)
  if (!record || isFollowed(record)) return !record
  dependencies.settled(record)
  return isLasting(id, store, dependencies, firstPause)
}

/**
 * Checks the block of an ended transaction until it is deep enough. False when a reorganisation removed it; the record
 * is open again then.
 */
async function isLasting(
  id: string,
  store: TransactionStore,
  dependencies: WakeableClock,
  pause: number,
): Promise<boolean> {
  if (pause > 0) await dependencies.doze(pause)
  const record = store.get(id)
  const ended = record && endOf(record)
  if (!record || !isSent(record) || !ended) return true
  const check = await checkOutcome(record, ended, dependencies)
  if (check === 'changed') {
    const after = store.apply(id, { type: 'reorged' })
    if (after) dependencies.reorged(after)
    return false
  }
  const newest = await dependencies.blockNumber().catch(() => null)
  if (check === 'stands' && newest !== null && newest - (ended.block ?? newest) >= settledDepth) return true
  if (dependencies.now() - record.sentAt > settledAge) return true
  return isLasting(id, store, dependencies, Math.min(Math.max(firstPause, 1.5 * pause), longestPause))
}

/** The outcome of a record: in a block, or replaced by another transaction in a block; null for every other status. */
function endOf({ hash, status }: TransactionRecord): Outcome | Replacement | null {
  if (hash === null) return null
  const isOutcome = status.name === 'confirmed' || status.name === 'reverted'
  return isOutcome || status.name === 'cancelled' || status.name === 'replaced' ? status : null
}

/** One sentence for a thrown value of any kind. */
export function sentenceOf(cause: unknown): string {
  return (cause instanceof Error && cause.message ? cause.message : 'Something went wrong.').slice(0, 300)
}
