import { now } from '#lib/browser/clock.ts'

/**
 * Milliseconds after its block in which explorers may still add to a record: what moved inside, its transfers, a reason, or
 * another block in its place.
 */
const settlingTime = 120_000

/** Milliseconds between two requests for a record that may still change. */
export const settleInterval = 12_000

/** The `refetchInterval` of a record in a block of this time, in milliseconds; false when the record has settled. */
export function refetchWhileSettling(timestamp: Date | null | undefined): number | false {
  return timestamp && Math.abs(now() - timestamp.getTime()) < settlingTime ? settleInterval : false
}
