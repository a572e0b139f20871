import { type Curve, price, quoteBuy, tokenDecimals } from '#domain/markets/curve/curve.ts'
import { feeRange } from '#domain/markets/curve/poolFee.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

/** The state every new market starts with, in base units: the unbacked dollars of its curve, and its whole supply. */
export type LaunchTerms = { virtualUsd: bigint; tokens: bigint }

/** A point of a new market's curve. `sold` is a share, 0 to 1. */
export type LaunchPoint = { usd: bigint; price: Decimal; marketCap: Decimal; sold: Decimal }

/** The point of a new market's curve at which its pool holds `usd` base units of real dollars: x * y stays constant. */
export function launchPoint({ virtualUsd, tokens }: LaunchTerms, usd: bigint): LaunchPoint {
  const x = virtualUsd + usd
  const y = (virtualUsd * tokens) / x
  const perToken = 10n ** BigInt(tokenDecimals)
  return {
    usd,
    price: price(x, y),
    // One division only: the rounded price times the supply would be less.
    marketCap: fromUnits((x * tokens) / y, tokenDecimals),
    sold: fromUnits(((tokens - y) * perToken) / tokens, tokenDecimals),
  }
}

/** The curve of a new market before its first trade, with the fee of that trade. */
export function launchCurve({ virtualUsd, tokens }: LaunchTerms): Curve {
  return { x: virtualUsd, y: tokens, realUsd: 0n, feePpm: feeRange(0n, 0n).supposed }
}

/** What the first purchase of a new market for `usd` base units brings: tokens, their share of the supply, 0 to 1, and the price after it; null for none. */
export function firstPurchase(terms: LaunchTerms, usd: bigint) {
  const { tokens } = terms
  const quote = quoteBuy(launchCurve(terms), usd)
  if (typeof quote === 'string') return null
  const perToken = 10n ** BigInt(tokenDecimals)
  return {
    tokens: fromUnits(quote.amountOut, tokenDecimals),
    share: fromUnits((quote.amountOut * perToken) / tokens, tokenDecimals),
    price: quote.spotAfter,
  }
}
