import {
  type Curve,
  price as priceOf,
  quoteSell,
  stablecoinDecimals,
  tokenDecimals,
} from '#domain/markets/curve/curve.ts'
import { costOf, type TradeResult, unrealisedResult } from '#domain/markets/trades/tradeResult.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import {
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  fromUnits,
  isZero,
  multiply,
  one,
  relativeChange,
  subtract,
  zero,
} from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** An address's holding of a market and the result of its trades; null for unknown figures. */
export type Position = {
  pool: Address
  market: Market | null
  /** In the wallet and deposited as collateral. */
  held: Decimal | null
  /** The average cost of a bought token in dollars, fees included. */
  average: Decimal | null
  /** The same, also after all bought tokens were sold. */
  entry: Decimal | null
  /** The value of the holding at the price of the pool's reserves, else at the indexer's price. */
  value: Decimal | null
  /** The payout of selling the whole holding in one trade now, after the fee. */
  soldNow: Decimal | null
  /** What the bought tokens still held would bring if sold now, at the spot price where `soldNow` is unknown, less their cost. */
  unrealised: Decimal | null
  /** The unrealised result of each bought dollar, as a fraction. */
  change: Decimal | null
  realised: Decimal | null
  /** The part of its history that is missing, so that no result is known. */
  missing: MissingPart | null
}

/**
 * The missing part of a history: trades or transfers that could not be read; `amounts`: a trade without a side or an
 * amount, or more tokens left than had arrived; `balance`: the trades and transfers do not add up to the balance;
 * `collateral`: the deposit is smaller than the history says, so part of it was seized or moved.
 */
export type MissingPart = 'trades' | 'transfers' | 'amounts' | 'balance' | 'collateral'

/**
 * The other figures of a position besides its trades and transfers. `wallet` and `deposited` (0 where no pool takes the
 * token) are in base units; the curve comes from the pool itself.
 */
export type PositionSources = {
  market: Market | null
  wallet: bigint | null
  deposited: bigint | null
  curve: Curve | null
}

/**
 * Amounts are dollars, and what is held whole tokens. `history`: the result of the trades and transfers, or the missing
 * part.
 */
export function positionOf(
  pool: Address,
  history: TradeResult | null | 'trades' | 'transfers',
  { market, wallet, deposited, curve }: PositionSources,
): Position {
  const units = wallet === null || deposited === null ? null : wallet + deposited
  const held = units === null ? null : fromUnits(units, tokenDecimals)
  // The curve's price is of the same block as `soldNow`; the indexer's may be of another one.
  const price = curve ? priceOf(curve.x, curve.y) : (market?.spotPrice ?? null)
  const missing = missingPart(history, wallet, deposited)
  const result = missing === null && typeof history === 'object' ? history : null
  const average = result && costOf(result, one)
  const { entry, realised } = result ?? { entry: null, realised: null }
  const value = held && worthAt(held, price)
  const soldNow = units === null ? null : proceeds(curve, units)
  // A sale moves the price on a curve, so the spot price would show a gain that no sale brings.
  const worth = soldNow ?? value
  const each = held && worth && divide(worth, held)
  return {
    pool,
    market,
    held,
    average,
    entry,
    value,
    soldNow,
    unrealised: gainOf(result, held, worth),
    change: aboveCost(average, each),
    realised,
    missing,
  }
}

/** The value of a holding; nothing held is worth nothing at any price. */
function worthAt(held: Decimal, price: Decimal | null): Decimal | null {
  if (isZero(held)) return zero
  return price && multiply(held, price)
}

/** The unrealised result of a holding; nothing held has neither gained nor lost. */
function gainOf(result: TradeResult | null, held: Decimal | null, worth: Decimal | null): Decimal | null {
  if (result === null || held === null) return null
  if (isZero(held)) return zero
  return worth && unrealisedResult(result, held, worth)
}

/** How far what each token brings is above its average cost, as a fraction. */
function aboveCost(average: Decimal | null, each: Decimal | null): Decimal | null {
  if (average === null || each === null || isZero(average)) return null
  return relativeChange(average, each)
}

/**
 * Finds the missing part of a history. A known balance is compared with a tolerance, because a server may round
 * amounts.
 */
function missingPart(
  history: TradeResult | null | 'trades' | 'transfers',
  wallet: bigint | null,
  deposited: bigint | null,
): MissingPart | null {
  if (history === null) return 'amounts'
  if (typeof history === 'string') return history
  const owned = add(history.bought, history.unpriced)
  const inWallet = subtract(owned, history.deposited)
  if (wallet !== null && !isNear(inWallet, fromUnits(wallet, tokenDecimals), owned)) return 'balance'
  if (deposited === null) return null
  const inPool = fromUnits(deposited, tokenDecimals)
  const isLess = compare(inPool, history.deposited) < 0 && !isNear(inPool, history.deposited, owned)
  return isLess ? 'collateral' : null
}

const tolerance = decimal('0.000001')

function isNear(a: Decimal, b: Decimal, whole: Decimal): boolean {
  const difference = subtract(a, b)
  const size = difference.startsWith('-') ? subtract(b, a) : difference
  return compare(size, multiply(whole, tolerance)) <= 0
}

/** The payout of a sale; null without a curve, or when the pool would refuse it. */
function proceeds(curve: Curve | null, tokens: bigint): Decimal | null {
  if (tokens === 0n) return zero
  if (curve === null) return null
  const quote = quoteSell(curve, tokens)
  return typeof quote === 'string' ? null : fromUnits(quote.amountOut, stablecoinDecimals)
}
