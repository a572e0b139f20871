import { dayFigures } from '#domain/markets/dayFigures.ts'
import type { PricePoint } from '#domain/markets/prices/candles.ts'
import { launchOf } from '#domain/markets/prices/launch.ts'
import { dayChange } from '#domain/markets/prices/priceChange.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { compare, decimal, toPixels, zero } from '#lib/numbers/decimal.ts'

/** A market and its hours of the last day. */
export type Mover = { market: Market; day: readonly PricePoint[] }

/** The dollars a pool must have, so that a few cents cannot make a market the top mover. */
export const leastLiquidity = decimal('100')

/** The most markets to rank, because the prices of each must be read. */
const mostRanked = 150

/**
 * The markets that are ranked at `now`, in seconds, those with the most volume: with a trade within 24 hours and enough
 * dollars in the pool.
 */
export function rankable(markets: readonly Market[], now: number): Market[] {
  return markets
    .filter((market) => {
      const { trades } = dayFigures(market, now)
      return trades !== null && trades > 0 && compare(market.realReserveUSD, leastLiquidity) >= 0
    })
    .toSorted((a, b) => compare(b.volume24h ?? zero, a.volume24h ?? zero))
    .slice(0, mostRanked)
}

/**
 * The pools in the order of their change within 24 hours, up or down; those without a trade come last. `now` is in
 * seconds.
 */
export function rankMovers(movers: readonly Mover[], now: number): string[] {
  return movers
    .map(({ market, day }) => {
      const change = dayChange(day, { price: market.spotPrice, end: now, launch: launchOf(market) })
      return { pool: market.poolAddress, size: change === null ? -1 : Math.abs(toPixels(change)) }
    })
    .toSorted((a, b) => b.size - a.size)
    .map(({ pool }) => pool)
}
