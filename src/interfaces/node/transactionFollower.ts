import type { TransactionEvent } from './transactionMachine.ts'
import { isWatched, type SentRecord, type TransactionRecord } from './transactionRecord.ts'
import type { TransactionStore } from './transactionStore.ts'
import { type ChainReader, lookAt } from './transactionWatcher.ts'

/** What following needs from outside; tests replace it with a script. */
export type FollowerOutside = ChainReader & {
  sleep(milliseconds: number): Promise<void>
  now(): number
  /** Runs `task` in one tab of this browser at a time. */
  alone(name: string, task: () => Promise<void>): Promise<void>
  /** Told once a browser, when the chain has had its last word. */
  settled(record: TransactionRecord): void
}

const slowAfter = 180_000
const giveUpAfter = 24 * 3_600_000
const unseenFor = 30 * 60_000
const polling = 1_000
const longestBackoff = 30_000
/** After this long a block is looked at a second time. */
const settleTime = 10_000

/** Follows sent transactions until the chain has had its last word. It only reads: nothing here can send. */
export function createTransactionFollower(store: TransactionStore, outside: FollowerOutside) {
  const watching = new Set<string>()

  /** Takes up every transaction whose end is not known, after a reload or from another tab. */
  function resume() {
    for (const record of store.all()) if (isWatched(record)) void watch(record.id)
  }

  async function watch(id: string) {
    if (watching.has(id)) return
    watching.add(id)
    await outside.alone(`transaction:${id}`, () => follow(id)).finally(() => watching.delete(id))
  }

  async function follow(id: string) {
    let failures = 0
    for (;;) {
      const record = store.get(id)
      if (!record || !isWatched(record)) return
      const answered = await look(record)
      failures = answered ? 0 : failures + 1
      if (answered) store.apply(id, agedEvent(record))
      if (await ended(id)) return
      await outside.sleep(Math.min(polling * 2 ** failures, longestBackoff))
    }
  }

  /** One look; false when the chain could not be asked. That is never the transaction's failure. */
  async function look(record: SentRecord): Promise<boolean> {
    try {
      const event = await lookAt(record, outside)
      store.apply(record.id, event ?? { type: 'reached' })
      return true
    } catch (cause) {
      store.apply(record.id, { type: 'lost', reason: sentenceOf(cause) })
      return false
    }
  }

  /** What the mere passing of time means for a transaction the chain was asked about. */
  function agedEvent(record: SentRecord): TransactionEvent {
    const age = outside.now() - record.sentAt
    const forgotten = age > giveUpAfter || (age > unseenFor && record.nonce === null)
    if (forgotten) return { type: 'dropped' }
    return age > slowAfter ? { type: 'overdue' } : { type: 'reached' }
  }

  /** Whether the chain had its last word. Told at once, then looked at again: a block may still be taken back. */
  async function ended(id: string): Promise<boolean> {
    const record = store.get(id)
    if (!record || isWatched(record)) return !record
    outside.settled(record)
    const { status, hash } = record
    if (hash === null || (status.name !== 'confirmed' && status.name !== 'reverted')) return true
    await outside.sleep(settleTime)
    const receipt = await outside.receipt(hash).catch(() => undefined)
    if (receipt !== null) return true
    store.apply(id, { type: 'unmined' })
    return false
  }

  return { watch, resume }
}

/** A sentence for whatever was thrown. */
export function sentenceOf(cause: unknown): string {
  return (cause instanceof Error && cause.message ? cause.message : 'Something went wrong.').slice(0, 300)
}
