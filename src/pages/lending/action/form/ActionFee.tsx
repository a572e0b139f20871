import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { useAlikeAction } from '#pages/lending/action/sign/useAlikeAction.ts'
import { FeeLine } from '#pages/signing/FeeLine.tsx'

type ActionFeeProps = { context: ActionContext; state: ReturnType<typeof useAction> }

/** The network fees of an action with its approval. Its place stays once the action is done. */
export function ActionFee({ context, state }: ActionFeeProps) {
  const { busy, done, needsApproval, isTogether, permit } = state
  const isMessage = permit.isUsed && needsApproval
  const alike = useAlikeAction(context, needsApproval && !isMessage && !isTogether)
  return (
    <div className={done ? 'invisible' : ''}>
      <FeeLine
        user={context.user}
        call={busy || done ? null : state.nextCall}
        isBusy={busy}
        isTogether={isTogether}
        isApproval={needsApproval}
        isMessage={isMessage}
        alike={alike}
      />
    </div>
  )
}
