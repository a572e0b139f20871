import type { TradePlan, TradeProblem } from '#domain/markets/trades/trade.ts'

/** Why an amount cannot be traded; undefined where there is nothing to say. */
const sentences: Record<TradeProblem, string | undefined> = {
  nothing: undefined,
  'too-small': 'Too small: it would give nothing.',
  'too-large': 'Too large for the contract.',
  'beyond-reserve': 'The pool does not hold that many dollars.',
  'beyond-supply': 'The pool does not hold that many tokens.',
}

/** The plan of a reading, or the sentence of its problem. */
export function planOrProblem(reading: TradePlan | TradeProblem | null): {
  plan: TradePlan | null
  problem: string | undefined
} {
  if (typeof reading === 'string') return { plan: null, problem: sentences[reading] }
  return { plan: reading, problem: undefined }
}

/** What goes in and comes out by a plan. */
export function amountsOf(plan: TradePlan | null) {
  return plan && { in: plan.amountIn, out: plan.quote.amountOut }
}
