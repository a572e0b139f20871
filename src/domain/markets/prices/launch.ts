import { estimatedSupply, wholeVirtualReserve } from '#domain/markets/curve/reserves.ts'
import { type Decimal, divide, subtract } from '#lib/numbers/decimal.ts'

/** When a market began, in epoch seconds, and at which price in dollars; null for what is unknown. */
export type Launch = { time: number | null; price: Decimal | null }

type Launched = {
  createdAt: Date | null
  marketCap: Decimal
  spotPrice: Decimal
  virtualReserveUSD: Decimal
  realReserveUSD: Decimal
  reserveToken: Decimal
}

/**
 * The launch of a market. At its launch a pool has the whole supply and no real dollars, so its price is the virtual reserve
 * without the real one over the supply.
 */
export function launchOf(market: Launched): Launch {
  const supply = estimatedSupply(market)
  const virtual = subtract(wholeVirtualReserve(market), market.realReserveUSD)
  return {
    time: market.createdAt && Math.floor(market.createdAt.getTime() / 1_000),
    price: supply && divide(virtual, supply),
  }
}

/**
 * Whether a market began within the last `window` seconds before `end`: then a change over that window is a change
 * since the launch.
 */
export function isSinceLaunch(
  createdAt: Date | null | undefined,
  end: number | null,
  window: number,
): boolean {
  return Boolean(createdAt && end !== null && createdAt.getTime() / 1_000 > end - window)
}
