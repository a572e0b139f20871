import { now } from '#lib/browser/clock.ts'

/**
 * Milliseconds after a block in which an explorer may still change a record: add internal transactions, transfers or a
 * revert reason, or replace the block.
 */
const settlingTime = 120_000

/** Milliseconds between two requests for a record that may still change. */
export const settleInterval = 12_000

/** The `refetchInterval` of a record in a block of this time, in milliseconds; false when the record has settled. */
export function refetchWhileSettling(timestamp: Date | null | undefined): number | false {
  return timestamp && Math.abs(now() - timestamp.getTime()) < settlingTime ? settleInterval : false
}
