import {
  add,
  compare,
  type Decimal,
  divide,
  fromUnits,
  multiply,
  one,
  subtract,
  toPixels,
  toUnits,
} from '#lib/numbers/decimal.ts'

/*
 * The bonding curve of a market, in the integers its contract computes with: x * y = k, where x is the whole
 * virtual reserve of the stablecoin and y the tokens still in the pool. Fees are charged in the stablecoin and
 * never enter the reserves. All of it is an estimate of the next trade: another trade may come first.
 */

export const stablecoinDecimals = 6
export const tokenDecimals = 18
const million = 1_000_000n
const wad = 10n ** 18n

/** A pool's reserves in base units and its fee in parts per million. */
export type Curve = { x: bigint; y: bigint; realUsd: bigint; feePpm: bigint }

type Reserves = {
  virtualReserveUSD: Decimal
  realReserveUSD: Decimal
  reserveToken: Decimal
  spotPrice: Decimal
}

/** What a trade would give. `impact` is the move of the price as a fraction, negative for a sale. */
export type Quote = {
  amountOut: bigint
  fee: bigint
  spotBefore: Decimal
  spotAfter: Decimal
  average: Decimal
  impact: Decimal
}

export type QuoteProblem = 'nothing' | 'beyond-reserve' | 'too-small'

/** The curve of a market as the indexer tells it. */
export function curveOf(market: Reserves, feePpm: bigint): Curve {
  return {
    x: toUnits(wholeVirtualReserve(market), stablecoinDecimals),
    y: toUnits(market.reserveToken, tokenDecimals),
    realUsd: toUnits(market.realReserveUSD, stablecoinDecimals),
    feePpm,
  }
}

/** Some indexers send the whole virtual reserve, some only its offset: the one that gives the spot price is it. */
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

/** Buys with `usdIn` base units of the stablecoin: fee rounded up, tokens rounded down, as the contract does. */
export function quoteBuy(curve: Curve, usdIn: bigint): Quote | QuoteProblem {
  if (usdIn <= 0n) return 'nothing'
  const fee = divideUp(usdIn * curve.feePpm, million)
  const net = usdIn - fee
  const amountOut = (curve.y * net) / (curve.x + net)
  if (amountOut <= 0n) return 'too-small'
  return quoteOf(curve, curve.x + net, curve.y - amountOut, { amountOut, fee, usd: net, tokens: amountOut })
}

/** Sells `tokensIn` base units: the pool pays out of its real reserve only. */
export function quoteSell(curve: Curve, tokensIn: bigint): Quote | QuoteProblem {
  if (tokensIn <= 0n) return 'nothing'
  const gross = (curve.x * tokensIn) / (curve.y + tokensIn)
  if (gross > curve.realUsd) return 'beyond-reserve'
  const fee = divideUp(gross * curve.feePpm, million)
  const amountOut = gross - fee
  if (amountOut <= 0n) return 'too-small'
  return quoteOf(curve, curve.x - gross, curve.y + tokensIn, {
    amountOut,
    fee,
    usd: gross,
    tokens: tokensIn,
  })
}

type Traded = { amountOut: bigint; fee: bigint; usd: bigint; tokens: bigint }

function quoteOf(before: Curve, x: bigint, y: bigint, { amountOut, fee, usd, tokens }: Traded): Quote {
  const spotBefore = price(before.x, before.y)
  const spotAfter = price(x, y)
  const ratio = divide(spotAfter, spotBefore) ?? one
  return { amountOut, fee, spotBefore, spotAfter, average: price(usd, tokens), impact: subtract(ratio, one) }
}

/** The least a trade may give: the quote less `slippageBps`, rounded down. */
export function minimumOut(amountOut: bigint, slippageBps: number): bigint {
  return (amountOut * BigInt(10_000 - slippageBps)) / 10_000n
}

/** The price of one whole token in whole stablecoins, cut at 18 places as the contract's `spotPriceWad`. */
export function price(x: bigint, y: bigint): Decimal {
  if (y === 0n) return fromUnits(0n, 18)
  return fromUnits((x * 10n ** BigInt(tokenDecimals - stablecoinDecimals) * wad) / y, 18)
}

/** The fee a trade paid, in parts per million; null for a trade of nothing or of an unknown side. */
export function feeOf(swap: {
  side: 'buy' | 'sell' | null
  usdAmount: Decimal | null
  feeAmount: Decimal
}): bigint | null {
  if (swap.usdAmount === null) return null
  const gross = swap.side === 'buy' ? swap.usdAmount : add(swap.usdAmount, swap.feeAmount)
  const share = divide(swap.feeAmount, gross)
  return share === null ? null : toUnits(share, 6)
}

/** All tokens there are: market cap over price. Null while the price is zero. */
export function supplyOf(market: { marketCap: Decimal; spotPrice: Decimal }): Decimal | null {
  return divide(market.marketCap, market.spotPrice)
}

/** The share of the supply that left the pool, 0 to 1. */
export function soldShare(market: {
  marketCap: Decimal
  spotPrice: Decimal
  reserveToken: Decimal
}): Decimal | null {
  const supply = supplyOf(market)
  const left = supply === null ? null : divide(market.reserveToken, supply)
  if (left === null) return null
  const sold = subtract(one, left)
  return sold.startsWith('-') ? fromUnits(0n, 0) : sold
}

/**
 * The curve as points of (sold share, price relative to now), for a drawing: P / P_now = (y_now / y)^2,
 * up to four times the price of now. */
export function curveShape(sold: Decimal, points = 160): { sold: number; price: number }[] {
  const now = toPixels(sold)
  const end = 1 - (1 - now) / 2
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = (end * index) / points
    return { sold: share, price: ((1 - now) / (1 - share)) ** 2 }
  })
}

function distance(a: Decimal, b: Decimal): Decimal {
  const difference = subtract(a, b)
  return difference.startsWith('-') ? subtract(b, a) : difference
}

function divideUp(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b
}
