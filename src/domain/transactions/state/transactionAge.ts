import type { PersistedRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { TransactionEvent } from './transactionMachine.ts'

const slowAfter = 180_000
const restAfter = 24 * 3_600_000
const soonest = 1_000
const latest = 30_000

/**
 * The event that the age of a transaction causes after a look at the chain: `overdue` or `missing` after three minutes,
 * `reached` before. Time alone never ends a transaction. `now` is in epoch milliseconds; `isSeen` says whether the node
 * knows the transaction.
 */
export function agedEvent(
  { sentAt }: Pick<PersistedRecord, 'sentAt'>,
  now: number,
  isSeen: boolean,
): TransactionEvent {
  if (!isTakingLong({ sentAt }, now)) return { type: 'reached' }
  return isSeen ? { type: 'overdue' } : { type: 'missing' }
}

/** Whether a transaction was sent more than three minutes before `now`, in epoch milliseconds. */
export function isTakingLong({ sentAt }: Pick<PersistedRecord, 'sentAt'>, now: number): boolean {
  return now - sentAt > slowAfter
}

/**
 * Milliseconds until the next look at the chain: one second at first and while blocks are searched, up to 30 seconds later.
 * Null after a day: then the app stops looking until the next visit. Each failure doubles the pause.
 */
export function nextLook(
  { sentAt }: Pick<PersistedRecord, 'sentAt'>,
  now: number,
  failures: number,
  isSearching: boolean,
): number | null {
  const age = now - sentAt
  if (isSearching) return soonest
  if (age > restAfter) return null
  return Math.min(Math.max(soonest, Math.floor(age / 60)) * 2 ** failures, latest)
}
