import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { actionName } from '#pages/lending/action/actionWords.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { LoweredApproval } from '#pages/signing/LoweredApproval.tsx'
import { RepeatConsent } from '#pages/signing/RepeatConsent.tsx'
import { RiskConsent } from './RiskConsent.tsx'
import type { useConsent } from './useConsent.ts'

type ActionWarningsProps = {
  action: LendingAction
  state: ReturnType<typeof useAction>
  consent: ReturnType<typeof useConsent>
}

/** The warnings to read or accept before the next signature. */
export function ActionWarnings({ action, state, consent }: ActionWarningsProps) {
  const { approve, granted, needsApproval, busy, done } = state
  const isLowered = approve !== null && granted !== null && granted < BigInt(approve.amount)
  return (
    <>
      {isLowered && needsApproval && !busy && !done && (
        <LoweredApproval act={actionName[action]} approve={approve} granted={granted} onUse={state.edit} />
      )}
      {consent.risk && <RiskConsent {...consent.risk} />}
      {consent.repeat && <RepeatConsent {...consent.repeat} />}
    </>
  )
}
