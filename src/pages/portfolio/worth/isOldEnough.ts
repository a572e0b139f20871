import type { TokenTransfer } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { now } from '#lib/browser/clock.ts'

/** A day in milliseconds: the line of a younger wallet is flat, and would push what it holds down. */
const least = 86_400_000

/** Whether the first of these transfers lies far enough back to draw the worth since then. */
export function isOldEnough(transfers: readonly Pick<TokenTransfer, 'timestamp'>[]): boolean {
  return transfers.some(({ timestamp }) => timestamp !== null && now() - timestamp.getTime() >= least)
}
