import type { PersistedRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { TransactionEvent } from './transactionMachine.ts'

const slowAfter = 180_000
const restAfter = 24 * 3_600_000
const soonest = 1_000
const latest = 30_000

/**
 * What the time since sending means for a transaction the chain was asked about: that it takes long, or that a node
 * does not know it. Time alone proves nothing, so it never ends one. `now` in milliseconds.
 */
export function agedEvent(
  { sentAt }: Pick<PersistedRecord, 'sentAt'>,
  now: number,
  isSeen: boolean,
): TransactionEvent {
  if (!isTakingLong({ sentAt }, now)) return { type: 'reached' }
  return isSeen ? { type: 'overdue' } : { type: 'missing' }
}

/** Whether a transaction takes longer than they usually do. */
export function isTakingLong({ sentAt }: Pick<PersistedRecord, 'sentAt'>, now: number): boolean {
  return now - sentAt > slowAfter
}

/**
 * Milliseconds until the next look: soon at first and while blocks are searched, then more rarely, and after a day not
 * any more in this visit.
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
