/** A block's height and its time, in epoch seconds. */
export type TimedBlock = { number: number; timestamp: number }

/**
 * What the chain's clock says now, in epoch seconds: the time of the block that the node is making, where it makes one.
 * Without one the newest block says it, but it may be an old one of a chain at rest: then this device's own clock is later.
 */
export function chainTime(pending: TimedBlock | null, latest: TimedBlock | null, own: number): number {
  if (pending && latest && pending.number > latest.number) return pending.timestamp
  return Math.max(latest?.timestamp ?? own, own)
}
