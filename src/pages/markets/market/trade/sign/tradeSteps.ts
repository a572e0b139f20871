import { type AllowanceChoice, allowanceFor, allowanceText } from '#domain/approvals/allowanceAmount.ts'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import { amountText, shortText } from '#lib/format/amountText.ts'
import { approvalAttempt } from '#pages/signing/approvalAttempt.ts'
import { bundleStep } from '#pages/signing/batching/bundleStep.ts'
import type { Step } from '#pages/signing/Steps.tsx'
import { type TradeContext, tradeTitle } from './plan/tradeContext.ts'
import type { TradeState } from './useTrade.ts'

/** Minutes that a signed trade may wait for its block; the contract refuses it later. */
export const tradeMinutes = 20

/** The signatures a trade takes, in order. */
export function tradeSteps(context: TradeContext, plan: TradePlan | null, state: TradeState): Step[] {
  return [approvalStep(context, plan, state), tradeStep(context, plan, state)]
}

/** The signatures in a line, before the first and after the last; undefined in between, for both in one request, and for an approval of more than the trade. */
export function stepsSummary(
  { side, paid }: TradeContext,
  { approve, act, done, needsApproval, isReady, isTogether, allowanceChoice }: TradeState,
): string | undefined {
  if (done) {
    const [alone, after] = side === 'buy' ? ['Bought', 'bought'] : ['Sold', 'sold']
    return approve ? `Approved and ${after}` : alone
  }
  if (approve || act || isTogether) return undefined
  if (isReady && !needsApproval) return `1 signature: ${side}`
  if (allowanceChoice !== 'exact') return undefined
  return `2 signatures: approve ${paid.symbol}, then ${side}`
}

function tradeStep(context: TradeContext, plan: TradePlan | null, state: TradeState): Step {
  const { act, signed, busy, isReady, isTogether } = state
  // The outcome of an attempt is shown with its own amount, not with the next one.
  const sent = act && act.status.name !== 'rejected' ? BigInt(act.amount) : null
  const amountIn = sent ?? (isReady && plan ? plan.amountIn : null)
  return {
    id: 'act',
    title: tradeTitle(context, amountIn, shortText),
    exact: tradeTitle(context, amountIn),
    why: `${isTogether ? 'Asked for together with the approval' : 'One signature'}, valid for ${tradeMinutes} minutes`,
    isAgain: act !== null && isReady && !signed && !busy,
    record: act,
  }
}

const reasons: Record<AllowanceChoice, string> = {
  exact: 'Allows the router to take exactly this amount',
  tenfold: 'Allows the router to take this amount in all, ten times what the trade needs',
  unlimited: 'Allows the router to take any amount, at any time, until you revoke it',
}

function approvalStep(context: TradeContext, plan: TradePlan | null, state: TradeState): Step {
  const { approve, signed, granted, isReady, needsApproval, allowanceChoice } = state
  const { paid } = context
  const amountIn = signed ? BigInt(signed.amount) : isReady && plan ? plan.amountIn : null
  const choice = state.isTogether || signed ? 'exact' : allowanceChoice
  const title = (textOf = amountText) =>
    `Approve ${amountIn === null ? paid.symbol : allowanceText(allowanceFor(choice, amountIn), paid, textOf)}`
  const next = {
    id: 'approve',
    title: title(shortText),
    exact: title(),
    why: reasons[choice],
  }
  const together = bundleStep({ ...state, spender: 'the router' })
  if (together) return { ...next, ...together }
  const isApproved = signed !== null || (isReady && !needsApproval)
  const attempt = approvalAttempt({ approve, granted, isMoreNeeded: !signed && needsApproval })
  const isConfirmed = attempt.record?.status.name === 'confirmed'
  return { ...next, done: isApproved && !isConfirmed, doneText: 'Already approved', ...attempt }
}
