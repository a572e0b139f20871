import type { Decimal } from '#lib/numbers/decimal.ts'
import { LoweredApproval } from '#pages/signing/LoweredApproval.tsx'
import { RepeatConsent } from '#pages/signing/RepeatConsent.tsx'
import { ImpactConsent } from './ImpactConsent.tsx'
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
