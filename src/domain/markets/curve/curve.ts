import {
  compare,
  type Decimal,
  decimal,
  divide,
  fromUnits,
  one,
  subtract,
  toPixels,
  toUnits,
  zero,
} from '#lib/numbers/decimal.ts'
import { maxUint256 } from '#lib/numbers/integers.ts'
import { estimatedSupply, type Reserves, wholeVirtualReserve } from './reserves.ts'
import type { TradedMarket } from './tradedMarket.ts'

/*
 * The bonding curve of a market, in the integers its contract computes with: x * y = k, where x is the virtual and the real
 * dollars and y the tokens still in the pool. A fee is taken from what goes in: dollars of a purchase, tokens of a sale. A
 * quote holds for these reserves and this fee: another trade may come first.
 */

/** The decimals of every stablecoin of a market: the pools never rescale amounts. */
export const stablecoinDecimals = 18
export const tokenDecimals = 18
/** A fee of 100 % in parts per million. */
export const million = 1_000_000n
const impactPlaces = 40

/** Scales the reserves to a price with 18 decimals. */
const priceScale = 10n ** 18n

/** A pool's reserves in base units and its fee in parts per million. */
export type Curve = { x: bigint; y: bigint; realUsd: bigint; feePpm: bigint }

/**
 * The source of a quote's fee: the pool's fee for the next trade, the fee of the last trade, or none before the
 * first.
 */
export type FeeSource = 'pool' | 'last-trade' | 'none'

/**
 * The quote of a trade, in base units; the fee is in the token that is paid in. `average`: the dollars paid or received
 * for one token, fee included. `impact` is the change of the price as a fraction, negative for a sale; null without a
 * price.
 */
export type Quote = {
  amountOut: bigint
  fee: bigint
  spotBefore: Decimal
  spotAfter: Decimal
  average: Decimal
  impact: Decimal | null
}

/**
 * Why the contract refuses a trade: the amount in is zero, the amount out would be zero, the pool does not hold that
 * many dollars, or a product does not fit 256 bits.
 */
export type QuoteProblem = 'nothing' | 'too-small' | 'beyond-reserve' | 'too-large'

/** The curve of a market from the indexer's reserves, with a fee in parts per million. */
export function curveOf(market: Reserves, feePpm: bigint): Curve {
  return {
    x: toUnits(wholeVirtualReserve(market), stablecoinDecimals),
    y: toUnits(market.reserveToken, tokenDecimals),
    realUsd: toUnits(market.realReserveUSD, stablecoinDecimals),
    feePpm,
  }
}

/** Buys with `usdIn` base units of a stablecoin: fee and tokens rounded down, as the contract does. */
export function quoteBuy(curve: Curve, usdIn: bigint): Quote | QuoteProblem {
  if (usdIn <= 0n) return 'nothing'
  const { x, y, feePpm } = curve
  const fee = (usdIn * feePpm) / million
  const net = usdIn - fee
  if (overflows(usdIn * feePpm, y * net, (x + net) * priceScale)) return 'too-large'
  const amountOut = (y * net) / (x + net)
  if (amountOut <= 0n) return 'too-small'
  return quoteOf(curve, x + net, y - amountOut, { amountOut, fee, usd: usdIn, tokens: amountOut })
}

/**
 * Sells `tokensIn` base units: every figure is rounded down, and only the real reserve pays. The fee's tokens stay in
 * the pool; their worth in dollars after the sale goes to the fee collector.
 */
export function quoteSell(curve: Curve, tokensIn: bigint): Quote | QuoteProblem {
  if (tokensIn <= 0n) return 'nothing'
  const { x, y, realUsd, feePpm } = curve
  if (overflows(x * tokensIn, tokensIn * feePpm, 2n * tokensIn + y)) return 'too-large'
  const fee = (tokensIn * feePpm) / million
  const net = tokensIn - fee
  const amountOut = (net * x) / (y + net)
  const feeUsd = (fee * x) / (y + tokensIn + fee)
  if (amountOut <= 0n) return 'too-small'
  if (amountOut + feeUsd > realUsd) return 'beyond-reserve'
  const traded = { amountOut, fee, usd: amountOut, tokens: tokensIn }
  return quoteOf(curve, x - amountOut - feeUsd, y + tokensIn, traded)
}

type Traded = { amountOut: bigint; fee: bigint; usd: bigint; tokens: bigint }

function quoteOf(before: Curve, x: bigint, y: bigint, { amountOut, fee, usd, tokens }: Traded): Quote {
  return {
    amountOut,
    fee,
    spotBefore: price(before.x, before.y),
    spotAfter: price(x, y),
    average: price(usd, tokens),
    impact: impactOf(before, x, y),
  }
}

/** The price impact by the reserves, not by the prices: a price below 1e-18 is rounded to zero and has no ratio. */
function impactOf(before: Curve, x: bigint, y: bigint): Decimal | null {
  const [old, now] = [before.x * y, x * before.y]
  if (old === 0n) return null
  return fromUnits(((now - old) * 10n ** BigInt(impactPlaces)) / old, impactPlaces)
}

/** The least a trade may give: the quote less `slippageBps`, rounded down. */
export function minimumOut(amountOut: bigint, slippageBps: number): bigint {
  return (amountOut * BigInt(10_000 - slippageBps)) / 10_000n
}

/** The price of one token in dollars, rounded down at 18 decimals as the contract's `getSpotPrice`. */
export function price(x: bigint, y: bigint): Decimal {
  return y === 0n ? zero : fromUnits((x * priceScale) / y, 18)
}

/**
 * The fee of a trade in parts per million of `base`, the amount that contains it; null for zero and for an unknown
 * amount. The nearest one: the contract cuts the amount of the fee, and the share of a cut one is short by less than a part.
 */
export function feeOf({ base, feeAmount }: { base: Decimal | null; feeAmount: Decimal }): bigint | null {
  const share = base && divide(feeAmount, base)
  return share === null ? null : (toUnits(share, 7) + 5n) / 10n
}

/** How far an estimated supply may be below the reserve of a pool that sold next to nothing, as a fraction. */
const leastEstimate = decimal('-0.001')

type SoldMarket = Pick<TradedMarket, 'marketCap' | 'spotPrice' | 'reserveToken' | 'tradesTotal'>

/**
 * The share of the supply that was sold by the pool, 0 to 1; an estimate without the token's own supply. Null when the pool
 * has more tokens than there are: then one of the figures is of another unit or moment.
 */
export function soldShare(market: SoldMarket, ownSupply: Decimal | null = null): Decimal | null {
  const supply = ownSupply ?? estimatedSupply(market)
  const unsold = supply === null ? null : divide(market.reserveToken, supply)
  if (unsold === null) return null
  // An estimated supply is inexact, and a market without trades must not look sold.
  if (market.tradesTotal === 0) return zero
  const sold = subtract(one, unsold)
  if (!sold.startsWith('-')) return sold
  return compare(sold, leastEstimate) < 0 ? null : zero
}

/**
 * The curve as points for a drawing: the sold share, and the price relative to the current one, P / P_now = (y_now /
 * y)^2. It ends at four times the current price, or beyond the share `upTo`.
 */
export function curveShape(sold: Decimal, upTo = 0): { sold: number; price: number }[] {
  const points = 160
  const now = toPixels(sold)
  const end = Math.max(1 - (1 - now) / 2, Math.min(1 - (1 - upTo) / 1.2, 0.999))
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = (end * index) / points
    return { sold: share, price: ((1 - now) / (1 - share)) ** 2 }
  })
}

function overflows(...values: readonly bigint[]): boolean {
  return values.some((value) => value > maxUint256)
}
