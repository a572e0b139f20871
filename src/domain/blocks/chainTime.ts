/** A block's height and its time, in epoch seconds. */
export type TimedBlock = { number: number; timestamp: number }

/**
 * The current time of the chain, in epoch seconds: the time of the pending block where the node makes one. Without one, the
 * later of the newest block's time and `own`, this device's clock; the newest block of an idle chain may be old.
 */
export function chainTime(pending: TimedBlock | null, latest: TimedBlock | null, own: number): number {
  if (pending && latest && pending.number > latest.number) return pending.timestamp
  return Math.max(latest?.timestamp ?? own, own)
}
