import { useState } from 'react'
import { impactTone, isWorseThan } from '#domain/markets/curve/priceImpact.ts'
import type { ExactEnd, TradeInput, TradePlan } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { TradeState } from './useTrade.ts'

/** What was accepted for one amount: how far it moves the price, and one earlier trade that may happen as well. */
type Accepted = { amount: string; impact: Decimal | null; earlier: TransactionRecord | null }

const amountOf = (exact: ExactEnd, text: string) => `${exact} ${text}`

/**
 * What has to be accepted before a trade is signed: for one amount, and for no other, and anew when the price would be
 * moved further than was accepted. What was accepted stays in its place while the trade is under way, so that nothing moves.
 */
export function useTradeConsent({ exact, text }: TradeInput, plan: TradePlan | null, state: TradeState) {
  const amount = amountOf(exact, text)
  const [kept, setAccepted] = useState<Accepted>({ amount, impact: null, earlier: null })
  const accepted = kept.amount === amount ? kept : { amount, impact: null, earlier: null }
  const isSigned = state.busy || state.done
  const { impact, earlier } = isSigned ? accepted : asked(plan, state)
  const isImpactAccepted = impact === null || isCovered(impact, accepted.impact)
  const isEarlierAccepted = earlier === null || accepted.earlier?.id === earlier.id
  return {
    /** Null where nothing has to be accepted. */
    impact: impact && {
      impact,
      accepted: isImpactAccepted,
      isSigned,
      onChange: (value: boolean) => setAccepted({ ...accepted, impact: value ? impact : null }),
    },
    repeat: earlier && {
      earlier,
      accepted: isEarlierAccepted,
      isSigned,
      onChange: (value: boolean) => setAccepted({ ...accepted, earlier: value ? earlier : null }),
    },
    isMissing: !isImpactAccepted || !isEarlierAccepted,
    /** The same trade is written as another amount: what was accepted holds for it. */
    follow: (end: ExactEnd, written: string) => setAccepted({ ...accepted, amount: amountOf(end, written) }),
  }
}

/** What has to be accepted before this plan is signed. */
function asked(plan: TradePlan | null, { isReady, unresolved }: TradeState) {
  if (!isReady) return { impact: null, earlier: null }
  const impact = plan?.quote.impact ?? null
  return { impact: impact !== null && impactTone(impact) === 'huge' ? impact : null, earlier: unresolved }
}

function isCovered(impact: Decimal, accepted: Decimal | null): boolean {
  return accepted !== null && !isWorseThan(impact, accepted)
}
