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

/** Which amount of a trade was typed and is exact: the amount in or the amount out. */
export type ExactEnd = 'in' | 'out'

/** The input of a trade form. `slippageBps` is null while the typed slippage is invalid. */
export type TradeInput = { side: Side; exact: ExactEnd; text: string; slippageBps: number | null }

/** A trade that can be signed: amounts in base units, and their quote. */
export type TradePlan = {
  amountIn: bigint
  quote: Quote
  /** The minimum received; the contract reverts below it. */
  leastOut: bigint
}

export type TradeProblem = QuoteProblem | 'beyond-supply'

/**
 * Plans a trade of `amount` base units on a curve. For an exact amount out it takes the smallest amount in that yields it;
 * the payout may then be a few base units more.
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

/** The decimals of the token at one end of a trade. */
export function decimalsAt(side: Side, end: ExactEnd): number {
  return (side === 'buy') === (end === 'in') ? stablecoinDecimals : tokenDecimals
}

/** Plans the trade of a form's input; null while the amount or the slippage is invalid. */
export function readTrade(curve: Curve, input: TradeInput): TradePlan | TradeProblem | null {
  const { side, exact, text, slippageBps } = input
  const reading = readAmount(text, decimalsAt(side, exact))
  if (reading.kind !== 'amount' || slippageBps === null) return null
  return planTrade(curve, side, exact, reading.units, slippageBps)
}
