import type { Curve } from '#domain/markets/curve/curve.ts'
import { type Hop, readHop } from '#domain/markets/trades/hop.ts'
import type { TradeInput } from '#domain/markets/trades/trade.ts'
import { planOrProblem } from '#pages/markets/market/trade/tradeWords.ts'
import type { FirstLeg } from './HopLegs.tsx'

/** The plan of a trade of a token for a token, or the sentence of its problem with the remedy. */
export function readLegs({ market, curve, coin, held }: FirstLeg, second: Curve, input: TradeInput) {
  const reading = readHop(curve, second, input)
  if (typeof reading === 'string' || reading === null) return { ...planOrProblem(reading), plan: null }
  // A pool pays a sale in several coins, but the purchase is paid in one: the router would refuse it.
  if (held !== null && reading.dollars > held)
    return {
      plan: null,
      problem: `The pool of ${market.symbol} does not hold that much ${coin.symbol}, which pays the purchase.`,
      remedy: 'smaller' as const,
    }
  return { plan: reading as Hop, problem: undefined, remedy: undefined }
}
