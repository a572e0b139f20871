import type { TradePlan } from '#domain/markets/trades/trade.ts'
import type { Step } from '#pages/signing/Steps.tsx'
import { togetherStep } from '#pages/signing/togetherStep.ts'
import { amountText, type TradeContext, tradeTitle } from './tradeEnds.ts'
import type { TradeState } from './useTrade.ts'

/** How long a signed trade may wait for its block: the contract refuses it later. */
export const tradeMinutes = 20

/** The signatures a trade takes, in order. */
export function tradeSteps(context: TradeContext, plan: TradePlan | null, state: TradeState): Step[] {
  const { act, approve, signed, isReady, needsApproval } = state
  const { paid } = context
  const amountIn = signed ? BigInt(signed.amount) : isReady && plan ? plan.amountIn : null
  const together = togetherStep({ ...state, spender: 'this market' })
  const isApproved = signed !== null || (isReady && !needsApproval)
  return [
    {
      id: 'approve',
      title: `Approve ${amountIn === null ? paid.symbol : amountText(amountIn, paid)}`,
      why: 'Allows this market to take exactly this amount',
      done: isApproved && approve?.status.name !== 'confirmed',
      record: approve,
      ...together,
    },
    {
      id: 'act',
      title: tradeTitle(context, amountIn),
      why: `${state.isTogether ? 'Asked for together with the approval' : 'One signature'}, valid for ${tradeMinutes} minutes`,
      record: act,
    },
  ]
}
