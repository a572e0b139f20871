import { useState } from 'react'
import type { Snapshot } from '#domain/lending/action/actionFigures.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { isCovered, isRisky } from './RiskConsent.tsx'

/** What was accepted: the health for one amount, and one earlier action that may happen as well. */
type Accepted = { typed: string; health: Snapshot['health'] | null; earlier: TransactionRecord | null }

/**
 * What has to be accepted before an action is signed: for one amount, and for no other, and anew when less health would be
 * left than was accepted. What was accepted stays in its place while the action is under way, so that nothing moves.
 */
export function useConsent(action: LendingAction, state: ReturnType<typeof useAction>) {
  const none: Accepted = { typed: state.typed, health: null, earlier: null }
  const [kept, setAccepted] = useState(none)
  const accepted = kept.typed === state.typed ? kept : none
  const isSigned = state.busy || state.done
  const isUndecided = state.ready && !isSigned
  const next = state.preview !== null && isRisky(action, state.preview) ? state.preview.after.health : null
  const health = isUndecided ? next : accepted.health
  const earlier = isUndecided ? state.unresolved : accepted.earlier
  const isEarlierAccepted = earlier !== null && accepted.earlier?.id === earlier.id
  const isRiskAccepted = isCovered(health, accepted.health)
  return {
    /** Null where nothing has to be accepted. */
    risk: (isUndecided || isSigned) &&
      health !== null && {
        health,
        accepted: isRiskAccepted,
        isSigned,
        onChange: (value: boolean) => setAccepted({ ...accepted, health: value ? health : null }),
      },
    repeat: (isUndecided || isSigned) &&
      earlier !== null && {
        earlier,
        accepted: isEarlierAccepted,
        isSigned,
        onChange: (value: boolean) => setAccepted({ ...accepted, earlier: value ? earlier : null }),
      },
    isMissing: (health !== null && !isRiskAccepted) || (earlier !== null && !isEarlierAccepted),
  }
}
