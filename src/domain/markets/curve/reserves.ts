import { add, compare, type Decimal, divide, multiply, subtract } from '#lib/numbers/decimal.ts'

/** A pool's reserves and its price as an indexer sends them, in whole units. */
export type Reserves = {
  virtualReserveUSD: Decimal
  realReserveUSD: Decimal
  reserveToken: Decimal
  spotPrice: Decimal
}

/**
 * The whole virtual reserve. Some indexers send it, others send only the offset to the real reserve: the reading that
 * yields the spot price is the right one.
 */
export function wholeVirtualReserve({
  virtualReserveUSD,
  realReserveUSD,
  reserveToken,
  spotPrice,
}: Reserves): Decimal {
  const sum = add(virtualReserveUSD, realReserveUSD)
  const value = multiply(spotPrice, reserveToken)
  return compare(distance(virtualReserveUSD, value), distance(sum, value)) <= 0 ? virtualReserveUSD : sum
}

/**
 * The estimated supply: market cap over price, both rounded by the indexer. Prefer the token's own supply. Null without
 * a market cap and while the price is zero.
 */
export function estimatedSupply(market: { marketCap: Decimal | null; spotPrice: Decimal }): Decimal | null {
  return market.marketCap && divide(market.marketCap, market.spotPrice)
}

function distance(a: Decimal, b: Decimal): Decimal {
  const difference = subtract(a, b)
  return difference.startsWith('-') ? subtract(b, a) : difference
}
