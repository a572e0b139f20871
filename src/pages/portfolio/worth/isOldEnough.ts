import type { TokenTransfer } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { now } from '#lib/browser/clock.ts'

/** Milliseconds after which the worth of a wallet without a trade may have changed: the line of its first minutes is flat. */
const leastUntraded = 3_600_000

/** The milliseconds between two values of a line of some hours: a younger one would have one point. */
const leastTraded = 60_000

/** Whether the first of these transfers lies far enough back to draw the worth since then. */
export function isOldEnough(
  transfers: readonly Pick<TokenTransfer, 'timestamp'>[],
  { hasTrades }: { hasTrades: boolean },
): boolean {
  const least = hasTrades ? leastTraded : leastUntraded
  return transfers.some(({ timestamp }) => timestamp !== null && now() - timestamp.getTime() >= least)
}
