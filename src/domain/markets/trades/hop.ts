import { type Curve, minimumOut, type Quote, quoteBuy, quoteSell } from '#domain/markets/curve/curve.ts'
import { dollarsFor, tokensFor } from '#domain/markets/curve/exactOut.ts'
import { worseImpact } from '#domain/markets/curve/priceImpact.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { decimalsAt, type ExactEnd, type TradeInput, type TradePlan, type TradeProblem } from './trade.ts'

/**
 * A purchase that is paid with the token of another market: the token is sold for dollars, which buy in the same
 * transaction. `quote` is that of the purchase; only its payout has a minimum.
 */
export type Hop = TradePlan & {
  /** The quote of the sale, whose payout pays the purchase. */
  sale: Quote
  /** The base units of dollars that the first pool pays: to the second pool and to the collector of its fee. */
  dollars: bigint
}

/** Plans the trade of `amount` base units from the token of the `first` market to that of the `second`. */
export function planHop(
  first: Curve,
  second: Curve,
  exact: ExactEnd,
  amount: bigint,
  slippageBps: number,
): Hop | TradeProblem {
  if (amount <= 0n) return 'nothing'
  const amountIn = exact === 'in' ? amount : amountFor(first, second, amount)
  if (typeof amountIn === 'string') return amountIn
  const sale = quoteSell(first, amountIn)
  if (typeof sale === 'string') return sale
  const quote = quoteBuy(second, sale.amountOut)
  if (typeof quote === 'string') return quote
  const toCollector = (sale.fee * first.x) / (first.y + amountIn + sale.fee)
  return {
    amountIn,
    sale,
    quote,
    dollars: sale.amountOut + toCollector,
    leastOut: minimumOut(quote.amountOut, slippageBps),
  }
}

/** The smallest amount in that yields `amountOut` at the end. */
function amountFor(first: Curve, second: Curve, amountOut: bigint): bigint | TradeProblem {
  const dollars = dollarsFor(second, amountOut)
  if (dollars === null) return 'beyond-supply'
  return tokensFor(first, dollars) ?? 'beyond-reserve'
}

/** Plans the trade of a form's input; null while the amount or the slippage is invalid. */
export function readHop(first: Curve, second: Curve, input: TradeInput): Hop | TradeProblem | null {
  const { side, exact, text, slippageBps } = input
  const reading = readAmount(text, decimalsAt(side, exact))
  if (reading.kind !== 'amount' || slippageBps === null) return null
  return planHop(first, second, exact, reading.units, slippageBps)
}

/** The hop with the worse of its two price impacts as that of its quote: one consent covers both. */
export function withWorseImpact(hop: Hop): Hop {
  const impact = worseImpact(hop.sale.impact, hop.quote.impact)
  return { ...hop, quote: { ...hop.quote, impact } }
}
