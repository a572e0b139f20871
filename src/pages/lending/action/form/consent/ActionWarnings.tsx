import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { actionName } from '#pages/lending/action/actionWords.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { LoweredApproval } from '#pages/signing/LoweredApproval.tsx'
import { RepeatConsent } from '#pages/signing/RepeatConsent.tsx'
import { healthNote } from './healthNote.tsx'
import { LossConsent } from './LossConsent.tsx'
import { isWarned, RiskConsent } from './RiskConsent.tsx'
import type { useConsent } from './useConsent.ts'
import type { useLossConsent } from './useLossConsent.ts'

type ActionWarningsProps = {
  action: LendingAction
  symbol: string
  decimals: number
  state: ReturnType<typeof useAction>
  consent: ReturnType<typeof useConsent>
  loss: ReturnType<typeof useLossConsent>['loss']
}

/** The warnings to read or accept before the next signature. */
export function ActionWarnings({ action, symbol, decimals, state, consent, loss }: ActionWarningsProps) {
  const { approve, granted, needsApproval, preview, ready, busy, done } = state
  const isWarning = preview !== null && ready && !done && !consent.risk && isWarned(action, preview)
  const isLowered = approve !== null && granted !== null && granted < BigInt(approve.amount)
  return (
    <>
      {isLowered && needsApproval && !busy && !done && (
        <LoweredApproval act={actionName[action]} approve={approve} granted={granted} onUse={state.edit} />
      )}
      <div className="grid gap-1.5 rounded-md border border-warn bg-warn/10 px-3 py-2 text-xs text-warn empty:hidden">
        {isWarning && <p>Risky. {healthNote({ preview, ready, done })}</p>}
        {consent.risk && <RiskConsent {...consent.risk} />}
        {loss && (
          <LossConsent
            {...loss}
            action={action}
            symbol={symbol}
            arrives={fromUnits(loss.arrival, decimals)}
          />
        )}
        {consent.repeat && <RepeatConsent {...consent.repeat} />}
      </div>
    </>
  )
}
