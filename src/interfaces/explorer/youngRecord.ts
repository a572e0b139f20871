import { now } from '#lib/browser/clock.ts'

/** How long explorers may still add to a record: what moved inside, its transfers, a reason, or another block in its place. */
const young = 120_000

/** Milliseconds between two looks at what may still change. */
export const later = 12_000

/** When to ask again for a record in a block of this time: while it is young. */
export function nextLookAtYoung(timestamp: Date | null | undefined): number | false {
  return timestamp && Math.abs(now() - timestamp.getTime()) < young ? later : false
}
