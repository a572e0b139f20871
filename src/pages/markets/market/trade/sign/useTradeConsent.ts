import { useState } from 'react'
import { impactSentence, impactTone, isWorseThan } from '#domain/markets/curve/priceImpact.ts'
import type { ExactEnd, TradeInput, TradePlan } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { TradeState } from './useTrade.ts'

/** The given consent: the accepted price impact for one amount, and one earlier trade that may also happen. */
type Accepted = { amount: string; impact: Decimal | null; earlier: TransactionRecord | null }

const amountOf = (exact: ExactEnd, text: string) => `${exact} ${text}`

/**
 * The warnings to accept before a trade is signed. Consent holds for one amount, and until the impact would be larger
 * than accepted. An accepted warning stays on screen while the trade is pending, so that nothing moves.
 */
export function useTradeConsent(
  { side, exact, text }: TradeInput,
  plan: TradePlan | null,
  state: TradeState,
) {
  const amount = amountOf(exact, text)
  const [kept, setAccepted] = useState<Accepted>({ amount, impact: null, earlier: null })
  const accepted = kept.amount === amount ? kept : { amount, impact: null, earlier: null }
  const isSigned = state.busy || state.done
  const { impact, earlier } = isSigned ? accepted : asked(plan, state)
  const isImpactAccepted = impact === null || isCovered(impact, accepted.impact)
  const isEarlierAccepted = earlier === null || accepted.earlier?.id === earlier.id
  const shown = state.terms ?? plan
  return {
    /** Null without an impact to accept. */
    impact: impact && {
      impact,
      sentence: shown && impactSentence(side, shown.quote),
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
    /** What the button asks for; undefined once nothing is missing. */
    missing: isImpactAccepted && isEarlierAccepted ? undefined : 'Tick the box to go on',
    /** Keeps the consent when the same trade is written as another amount. */
    follow: (end: ExactEnd, written: string) => setAccepted({ ...accepted, amount: amountOf(end, written) }),
  }
}

/** The warnings that this plan needs accepted. */
function asked(plan: TradePlan | null, { isReady, unresolved }: TradeState) {
  if (!isReady) return { impact: null, earlier: null }
  const impact = plan?.quote.impact ?? null
  return { impact: impact !== null && impactTone(impact) === 'huge' ? impact : null, earlier: unresolved }
}

function isCovered(impact: Decimal, accepted: Decimal | null): boolean {
  return accepted !== null && !isWorseThan(impact, accepted)
}
