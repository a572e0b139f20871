import { withWorseImpact } from '#domain/markets/trades/hop.ts'
import { readTrade, type TradeInput } from '#domain/markets/trades/trade.ts'
import { useCurve } from '#pages/markets/market/trade/curve/useCurve.ts'
import type { FirstLeg } from '#pages/markets/market/trade/hop/HopLegs.tsx'
import { readLegs } from '#pages/markets/market/trade/hop/readLegs.ts'
import type { TradeContext } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'
import { usePoolQuote } from '#pages/markets/market/trade/sign/usePoolQuote.ts'
import { planOrProblem } from '#pages/markets/market/trade/tradeWords.ts'

/**
 * The plan of a form's input, or its problem; `refuted` says why its quote does not hold. `first` is the market whose token
 * pays, where one does: `hop` is then the plan with both legs, `weighed` the one whose price impact needs consent.
 */
export function useQuotedTrade({ market, paid }: TradeContext, input: TradeInput, first?: FirstLeg) {
  const { curve, feeSource, lastFee, feeRange, block } = useCurve(market, { everyBlock: input.text !== '' })
  const legs = first ? readLegs(first, curve, input) : null
  const reading = legs ?? planOrProblem(readTrade(curve, input))
  const hop = legs?.plan ?? null
  // Two pools are read one after the other: their reserves belong together once both are of one block.
  const isTogether = first === undefined || first.block === block
  const refuted = usePoolQuote({
    token: market.tokenAddress,
    side: input.side,
    plan: isTogether ? reading.plan : null,
    block,
    from: first && paid.asset,
  })
  const remedy = input.slippageBps === null ? ('slippage' as const) : reading.remedy
  return {
    ...reading,
    remedy,
    hop,
    weighed: hop ? withWorseImpact(hop) : reading.plan,
    refuted,
    feeSource,
    feePpm: curve.feePpm,
    lastFee,
    feeRange,
  }
}
