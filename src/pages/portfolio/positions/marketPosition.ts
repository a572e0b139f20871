import {
  type Curve,
  price as priceOf,
  quoteSell,
  stablecoinDecimals,
  tokenDecimals,
} from '#domain/markets/curve/curve.ts'
import {
  costOf,
  type TradeResult,
  tradeResult,
  unrealisedResult,
} from '#domain/markets/trades/tradeResult.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { type Decimal, fromUnits, multiply, one } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** What somebody has of a market, and what trading on it came to; null for what nobody says. */
export type Position = {
  pool: Address
  market: Market | null
  held: Decimal | null
  /** What a bought token cost on average, fees included. */
  average: Decimal | null
  /** What is held, at the price of the pool's reserves, or without them at the indexer's. */
  value: Decimal | null
  /** What is held would bring so much if it were sold in one trade now, after the fee. */
  soldNow: Decimal | null
  unrealised: Decimal | null
  realised: Decimal | null
}

/** What is known of a market besides somebody's trades. `held` is in base units; the curve comes from the pool itself. */
export type PositionSources = { market: Market | null; held: bigint | null; curve: Curve | null }

/** The results of an address by pool, from all its trades, newest first. */
export function resultsByPool(swaps: readonly Swap[]): Map<Address, TradeResult | null> {
  const byPool = new Map<Address, Swap[]>()
  for (const swap of swaps) byPool.set(swap.poolAddress, [swap, ...(byPool.get(swap.poolAddress) ?? [])])
  return new Map([...byPool].map(([pool, trades]) => [pool, tradeResult(trades)]))
}

/** Amounts are dollars, and what is held whole tokens. `result` is null where not all trades could be read. */
export function positionOf(
  pool: Address,
  result: TradeResult | null,
  { market, held: units, curve }: PositionSources,
): Position {
  const held = units === null ? null : fromUnits(units, tokenDecimals)
  // Of one moment with what a sale would bring: the indexer's may be another one.
  const price = curve ? priceOf(curve.x, curve.y) : (market?.spotPrice ?? null)
  const isKnown = held !== null && price !== null
  return {
    pool,
    market,
    held,
    average: result && costOf(result, one),
    value: isKnown ? multiply(held, price) : null,
    soldNow: units === null || curve === null ? null : proceeds(curve, units),
    unrealised: result && isKnown ? unrealisedResult(result, held, price) : null,
    realised: result?.realised ?? null,
  }
}

/** Null when the pool would refuse the sale. */
function proceeds(curve: Curve, tokens: bigint): Decimal | null {
  const quote = quoteSell(curve, tokens)
  return typeof quote === 'string' ? null : fromUnits(quote.amountOut, stablecoinDecimals)
}
