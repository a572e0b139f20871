import { dayFigures } from '#domain/markets/dayFigures.ts'
import type { PricePoint } from '#domain/markets/prices/candles.ts'
import { isSinceLaunch, launchOf } from '#domain/markets/prices/launch.ts'
import { dayChange } from '#domain/markets/prices/priceChange.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { compare, decimal, toPixels, zero } from '#lib/numbers/decimal.ts'

/** A market and its hours of the last day. */
export type Mover = { market: Market; day: readonly PricePoint[] }

/** The dollars a pool must have, so that a few cents cannot make a market the top mover. */
export const leastLiquidity = decimal('100')

/** How many movers are shown. */
export const moverCount = 5

/** Seconds a market must have existed for its change within 24 hours to be that of a whole day. */
const day = 86_400

/** The most markets to rank, because the prices of each must be read. */
const mostRanked = 150

/** The markets with a trade within 24 hours before `now`, in seconds, and enough dollars in the pool; the most volume first. */
function tradedMarkets(markets: readonly Market[], now: number): readonly Market[] {
  return markets
    .filter((market) => {
      const { trades } = dayFigures(market, now)
      return trades !== null && trades > 0 && compare(market.realReserveUSD, leastLiquidity) >= 0
    })
    .toSorted((a, b) => compare(b.volume24h ?? zero, a.volume24h ?? zero))
}

/** The traded market with the most dollars in its pool; undefined where none was traded. `now` is in seconds. */
export function largestMarket(markets: readonly Market[], now: number): Market | undefined {
  const [largest] = tradedMarkets(markets, now).toSorted((a, b) =>
    compare(b.realReserveUSD, a.realReserveUSD),
  )
  return largest
}

/**
 * The traded markets that are ranked. Those younger than a day rose since their launch and would fill the list, so they are
 * left out where enough others are there.
 */
export function rankable(markets: readonly Market[], now: number) {
  const traded = tradedMarkets(markets, now)
  const grown = traded.filter(({ createdAt }) => !isSinceLaunch(createdAt, now, day))
  const isGrown = grown.length >= moverCount
  return { ranked: (isGrown ? grown : traded).slice(0, mostRanked), isGrown }
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
