import type { TransactionEvent } from './transactionMachine.ts'
import type { SentRecord } from './transactionRecord.ts'

const slowAfter = 180_000
const giveUpAfter = 24 * 3_600_000
const unseenFor = 30 * 60_000

/** What the time since sending means for a transaction the chain was asked about. `now` in milliseconds. */
export function agedEvent({ sentAt, nonce }: SentRecord, now: number): TransactionEvent {
  const age = now - sentAt
  const forgotten = age > giveUpAfter || (age > unseenFor && nonce === null)
  if (forgotten) return { type: 'dropped' }
  return age > slowAfter ? { type: 'overdue' } : { type: 'reached' }
}
