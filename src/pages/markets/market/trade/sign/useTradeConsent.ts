import { useState } from 'react'
import { impactTone } from '#domain/markets/curve/priceImpact.ts'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import type { TradeState } from './useTrade.ts'

/** What has to be accepted before a trade is signed: for one text of the form, and for no other. */
export function useTradeConsent(text: string, plan: TradePlan | null, state: TradeState) {
  const none = { text, impact: false, repeat: false }
  const [accepted, setAccepted] = useState(none)
  const current = accepted.text === text ? accepted : none
  const isAsked = state.isReady && !state.busy && !state.done
  const impact = plan?.quote.impact ?? null
  const isHuge = isAsked && impact !== null && impactTone(impact) === 'huge'
  const repeated = isAsked ? state.unresolved : null
  const of = (name: 'impact' | 'repeat') => ({
    accepted: current[name],
    onChange: (value: boolean) => setAccepted({ ...current, [name]: value }),
  })
  return {
    /** Null where nothing has to be accepted. */
    impact: isHuge ? of('impact') : null,
    repeat: repeated && { ...of('repeat'), earlier: repeated },
    isMissing: (isHuge && !current.impact) || (repeated !== null && !current.repeat),
  }
}
