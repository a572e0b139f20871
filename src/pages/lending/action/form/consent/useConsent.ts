import { useState } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { isCovered, isRisky, type Risk } from './RiskConsent.tsx'

/** The given consent: the accepted risk of one amount, and one earlier action that may also happen. */
type Accepted = { typed: string; risk: Risk | null; earlier: TransactionRecord | null }

/**
 * The warnings to accept before an action is signed. Consent holds for one amount, and until the health would be lower
 * than accepted. An accepted warning stays on screen while the action is pending, so that nothing moves.
 */
export function useConsent(action: LendingAction, state: ReturnType<typeof useAction>) {
  const none: Accepted = { typed: state.typed, risk: null, earlier: null }
  const [kept, setAccepted] = useState(none)
  const accepted = kept.typed === state.typed ? kept : none
  const isSigned = state.busy || state.done
  const isUndecided = state.ready && !isSigned
  const next = state.preview !== null && isRisky(action, state.preview) ? state.preview.after : null
  const risk = isUndecided ? next : accepted.risk
  const earlier = isUndecided ? state.unresolved : accepted.earlier
  const isEarlierAccepted = earlier !== null && accepted.earlier?.id === earlier.id
  const isRiskAccepted = isCovered(risk, accepted.risk)
  return {
    /** Null without a risk to accept. */
    risk: (isUndecided || isSigned) &&
      risk !== null && {
        risk,
        accepted: isRiskAccepted,
        isSigned,
        onChange: (value: boolean) => setAccepted({ ...accepted, risk: value ? risk : null }),
      },
    repeat: (isUndecided || isSigned) &&
      earlier !== null && {
        earlier,
        accepted: isEarlierAccepted,
        isSigned,
        onChange: (value: boolean) => setAccepted({ ...accepted, earlier: value ? earlier : null }),
      },
    isMissing: (risk !== null && !isRiskAccepted) || (earlier !== null && !isEarlierAccepted),
  }
}
