import { formatPercent } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Consent, type ConsentProps } from '#pages/signing/Consent.tsx'
import { LoweredApproval } from '#pages/signing/LoweredApproval.tsx'
import { RepeatConsent } from '#pages/signing/RepeatConsent.tsx'
import type { TradeState } from './useTrade.ts'
import type { useTradeConsent } from './useTradeConsent.ts'

type TradeWarningsProps = {
  /** `Buy` or `Sell`. */
  act: string
  state: TradeState
  consent: ReturnType<typeof useTradeConsent>
  onUse: (amount: Decimal) => void
}

/** The warnings to read or accept before the next signature. */
export function TradeWarnings({ act, state, consent, onUse }: TradeWarningsProps) {
  const { approve, granted, needsApproval, busy, done } = state
  const isLowered = approve !== null && granted !== null && granted < BigInt(approve.amount)
  return (
    <>
      {isLowered && needsApproval && !busy && !done && (
        <LoweredApproval act={act} approve={approve} granted={granted} onUse={onUse} />
      )}
      {state.follow.isWorse && !done && (
        <p role="status" className="text-xs text-warn">
          The price moved while you approved. Nothing was traded: check the minimum received.
        </p>
      )}
      {consent.impact && <ImpactConsent {...consent.impact} />}
      {consent.repeat && <RepeatConsent {...consent.repeat} />}
    </>
  )
}

type ImpactConsentProps = ConsentProps & { impact: Decimal }

/** A checkbox before a trade that moves the price by a tenth or more. */
function ImpactConsent({ impact, ...consent }: ImpactConsentProps) {
  return (
    <Consent {...consent}>
      I understand that this moves the price by {formatPercent(impact, { signed: true })}.
    </Consent>
  )
}
