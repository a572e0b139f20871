import type { ReactNode } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { type ExactEnd, readTrade, type TradeInput } from '#domain/markets/trades/trade.ts'
import { usePublishedPlan } from './curve/plannedTrade.ts'
import { useCurve } from './curve/useCurve.ts'
import { QuoteDetails, QuoteFigures } from './quote/QuoteFigures.tsx'
import { QuoteFold } from './quote/QuoteFold.tsx'
import { TradeAmounts } from './TradeAmounts.tsx'
import { amountsOf, planOrProblem } from './tradeWords.ts'

type EstimateProps = {
  market: TradedMarket
  input: TradeInput
  onType: (exact: ExactEnd, text: string) => void
  /** Null where a wallet's balance will follow. */
  balance?: null | undefined
  /** The button of the panel; the rest of the quote is below it. */
  children?: ReactNode
}

/** A quote of a purchase or a sale at the current reserves. It sends nothing. */
export function Estimate({ market, input, onType, balance, children }: EstimateProps) {
  const { curve, feeSource, lastFee, feeRange } = useCurve(market)
  const fee = { feeSource, feePpm: curve.feePpm, lastFee }
  const { plan, problem } = planOrProblem(readTrade(curve, input))
  usePublishedPlan(market.poolAddress, input.side, plan)
  return (
    <>
      <TradeAmounts
        market={market}
        input={input}
        amounts={amountsOf(plan)}
        onType={onType}
        balance={balance}
        problem={problem}
      />
      <QuoteFigures market={market} side={input.side} plan={plan} {...fee} />
      {children}
      <QuoteFold>
        <QuoteDetails market={market} plan={plan} feeSource={feeSource} feeRange={feeRange} withPrice />
      </QuoteFold>
    </>
  )
}
