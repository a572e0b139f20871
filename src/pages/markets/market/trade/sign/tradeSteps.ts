import type { TradePlan } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import { togetherStep } from '#pages/signing/batching/togetherStep.ts'
import type { Step } from '#pages/signing/Steps.tsx'
import { amountText, type TradeContext, type TradeToken, tradeTitle } from './plan/tradeContext.ts'
import type { TradeState } from './useTrade.ts'

/** How long a signed trade may wait for its block: the contract refuses it later. */
export const tradeMinutes = 20

/** The signatures a trade takes, in order. */
export function tradeSteps(context: TradeContext, plan: TradePlan | null, state: TradeState): Step[] {
  return [approvalStep(context, plan, state), tradeStep(context, plan, state)]
}

function tradeStep(context: TradeContext, plan: TradePlan | null, state: TradeState): Step {
  const { act, signed, busy, isReady, isTogether } = state
  // What became of an attempt is said beside its own amount, not beside the next one.
  const sent = act && act.status.name !== 'rejected' ? BigInt(act.amount) : null
  return {
    id: 'act',
    title: tradeTitle(context, sent ?? (isReady && plan ? plan.amountIn : null)),
    why: `${isTogether ? 'Asked for together with the approval' : 'One signature'}, valid for ${tradeMinutes} minutes`,
    isAgain: act !== null && isReady && !signed && !busy,
    record: act,
  }
}

function approvalStep(context: TradeContext, plan: TradePlan | null, state: TradeState): Step {
  const { approve, signed, granted, isReady, needsApproval } = state
  const { paid } = context
  const amountIn = signed ? BigInt(signed.amount) : isReady && plan ? plan.amountIn : null
  const next = {
    id: 'approve',
    title: `Approve ${amountIn === null ? paid.symbol : amountText(amountIn, paid)}`,
    why: 'Allows this market to take exactly this amount',
  }
  const together = togetherStep({ ...state, spender: 'this market' })
  if (together) return { ...next, ...together }
  const isApproved = signed !== null || (isReady && !needsApproval)
  const isConfirmed = approve?.status.name === 'confirmed'
  if (approve?.amount === '0' && !isApproved) return { ...next, ...resetLine(paid.symbol, approve) }
  const lowered = approve && loweredTitle(BigInt(approve.amount), granted, paid)
  if (lowered) return { ...next, title: lowered, record: approve }
  return { ...next, done: isApproved && !isConfirmed, doneText: 'Already approved', record: approve }
}

/** A reset is not the approval that follows it: when it is done, that one is next. */
function resetLine(symbol: string, reset: TransactionRecord) {
  if (reset.status.name === 'confirmed') return { record: null }
  return { title: `Reset the old ${symbol} approval`, record: reset }
}

/** What an approval grants that the wallet lowered; null for every other. */
function loweredTitle(asked: bigint, granted: bigint | null, paid: TradeToken): string | null {
  if (granted === null || granted >= asked) return null
  return `Approved ${amountText(granted, paid)} of ${amountText(asked, paid)}`
}
