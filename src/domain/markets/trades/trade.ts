import {
  type Curve,
  minimumOut,
  type Quote,
  type QuoteProblem,
  quoteBuy,
  quoteSell,
  stablecoinDecimals,
  tokenDecimals,
} from '#domain/markets/curve/curve.ts'
import { dollarsFor, tokensFor } from '#domain/markets/curve/exactOut.ts'
import { readAmount } from '#lib/numbers/amount.ts'

export type Side = 'buy' | 'sell'

/** Which of the two amounts of a trade is exact, as it was typed: what goes in or what comes out. */
export type ExactEnd = 'in' | 'out'

/** What somebody typed into the form of a trade. */
export type TradeInput = { side: Side; exact: ExactEnd; text: string; slippageBps: number }

/** A trade that can be signed: amounts in base units, and the quote they are from. */
export type TradePlan = {
  amountIn: bigint
  quote: Quote
  /** Less than this and the contract refuses. */
  leastOut: bigint
}

export type TradeProblem = QuoteProblem | 'beyond-supply'

/**
 * The trade that an amount means on a curve. For an exact amount out the smallest amount in is looked for that gives it;
 * what comes out may then be a few base units more.
 */
export function planTrade(
  curve: Curve,
  side: Side,
  exact: ExactEnd,
  amount: bigint,
  slippageBps: number,
): TradePlan | TradeProblem {
  if (amount <= 0n) return 'nothing'
  const amountIn = exact === 'in' ? amount : amountFor(curve, side, amount)
  if (amountIn === null) return side === 'buy' ? 'beyond-supply' : 'beyond-reserve'
  const quote = side === 'buy' ? quoteBuy(curve, amountIn) : quoteSell(curve, amountIn)
  if (typeof quote === 'string') return quote
  return { amountIn, quote, leastOut: minimumOut(quote.amountOut, slippageBps) }
}

function amountFor(curve: Curve, side: Side, amountOut: bigint): bigint | null {
  return side === 'buy' ? dollarsFor(curve, amountOut) : tokensFor(curve, amountOut)
}

/** The decimals of what goes in, or comes out. */
export function decimalsAt(side: Side, end: ExactEnd): number {
  return (side === 'buy') === (end === 'in') ? stablecoinDecimals : tokenDecimals
}

/** The trade that the text of a form means; null for no amount. */
export function readTrade(curve: Curve, input: TradeInput): TradePlan | TradeProblem | null {
  const { side, exact, text, slippageBps } = input
  const reading = readAmount(text, decimalsAt(side, exact))
  if (reading.kind !== 'amount') return null
  return planTrade(curve, side, exact, reading.units, slippageBps)
}
