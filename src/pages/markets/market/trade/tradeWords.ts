import type { TradePlan, TradeProblem } from '#domain/markets/trades/trade.ts'
import type { Remedy } from './sign/plan/tradeReadiness.ts'

/** Why an amount cannot be traded; undefined without a sentence. */
const sentences: Record<TradeProblem, string | undefined> = {
  nothing: undefined,
  'too-small': 'Too small: it would give nothing.',
  'too-large': 'Too large for the contract.',
  'beyond-reserve': 'The pool does not hold that many dollars.',
  'beyond-supply': 'The pool does not hold that many tokens.',
}

const remedies: Record<TradeProblem, Remedy | undefined> = {
  nothing: undefined,
  'too-small': 'larger',
  'too-large': 'smaller',
  'beyond-reserve': 'smaller',
  'beyond-supply': 'smaller',
}

/** The plan of a reading, or the sentence of its problem with the remedy. */
export function planOrProblem(reading: TradePlan | TradeProblem | null): {
  plan: TradePlan | null
  problem?: string | undefined
  remedy?: Remedy | undefined
} {
  if (typeof reading !== 'string') return { plan: reading }
  return { plan: null, problem: sentences[reading], remedy: remedies[reading] }
}

/** The amounts in and out of a plan. */
export function amountsOf(plan: TradePlan | null) {
  return plan && { in: plan.amountIn, out: plan.quote.amountOut }
}
