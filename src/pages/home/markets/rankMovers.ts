import type { PricePoint } from '#domain/markets/prices/candles.ts'
import { dayChange } from '#domain/markets/prices/priceLine.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { toPixels } from '#lib/numbers/decimal.ts'

/** A market and its hours of the last day. */
export type Mover = { market: Market; day: readonly PricePoint[] }

/**
 * The pools in the order of their change within 24 hours, up or down; those without a trade come last. `now` is in
 * seconds.
 */
export function rankMovers(movers: readonly Mover[], now: number): string[] {
  return movers
    .map(({ market, day }) => {
      const change = dayChange(day, market.spotPrice, now)
      return { pool: market.poolAddress, size: change === null ? -1 : Math.abs(toPixels(change)) }
    })
    .toSorted((a, b) => b.size - a.size)
    .map(({ pool }) => pool)
}
