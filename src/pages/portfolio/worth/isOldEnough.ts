import type { TokenTransfer } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { now } from '#lib/browser/clock.ts'

/** The milliseconds between two values of a line of some hours: a younger one would have one point. */
const least = 60_000

/** Whether the first of these transfers lies far enough back to draw the worth since then. */
export function isOldEnough(transfers: readonly Pick<TokenTransfer, 'timestamp'>[]): boolean {
  return transfers.some(({ timestamp }) => timestamp !== null && now() - timestamp.getTime() >= least)
}
