import { decodeApproval } from '#domain/approvals/decodeApproval.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { isPermitted, permittedAmount } from '#interfaces/lending/permittedCall.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { actionName } from '#pages/lending/parts/action/actionWords.ts'
import { permitStep } from '#pages/lending/parts/action/permit/permitStep.ts'
import type { useAction } from '#pages/lending/parts/action/useAction.ts'
import { approvalAttempt } from '#pages/signing/approvalAttempt.ts'
import { togetherStep } from '#pages/signing/batching/togetherStep.ts'
import type { Step } from '#pages/signing/Steps.tsx'
import { takesAll } from './actionCalls.ts'
import { takesTokens } from './takesTokens.ts'

type ActionState = ReturnType<typeof useAction>

/** The signatures an action takes, in order. */
export function stepsOf(action: LendingAction, symbol: string, decimals: number, state: ActionState): Step[] {
  const text = (units: bigint | null) =>
    units === null ? '' : ` ${formatExact(fromUnits(units, decimals))} ${symbol}`
  const last = actionStep(action, state, text)
  return takesTokens(action) ? [approvalStep(state, text), last] : [last]
}

function actionStep(action: LendingAction, state: ActionState, text: (units: bigint | null) => string): Step {
  const { amount, act, signed, ready, moved } = state
  const sent = act && act.status.name !== 'rejected' ? BigInt(act.amount) : null
  const all = signed ? takesAll(signed.data) : state.all
  const units = moved ?? sent ?? (ready ? amount : null)
  return {
    id: 'act',
    title: `${actionName[action]}${all ? ' all,' : ''}${text(units)}`,
    why: state.isTogether ? 'Asked for together with the approval' : 'One signature',
    record: act,
  }
}

function approvalStep(state: ActionState, text: (units: bigint | null) => string): Step {
  const { amount, approval, signed, ready, needsApproval, all } = state
  const next = ready ? approval.ask : null
  const permit = signedStep(state, text, next)
  if (permit) return permit
  const together = togetherStep({ ...state, spender: 'the pool' })
  if (together) {
    const ask = signed?.approval ? decodeApproval(signed.approval.data) : next
    return { id: 'approve', title: `Approve${text(ask)}`, ...together }
  }
  const enough = signed !== null || (ready && !needsApproval)
  const attempt = approvalAttempt({ ...state, isMoreNeeded: !signed && needsApproval })
  return {
    id: 'approve',
    title: `Approve${text(signed ? BigInt(signed.amount) : next)}`,
    why:
      all && approval.ask > (amount ?? 0n)
        ? 'Allows the pool to take the debt and up to an hour of interest'
        : 'Allows the pool to take exactly this amount',
    done: enough && attempt.record?.status.name !== 'confirmed',
    doneText: 'Already approved',
    ...attempt,
  }
}

/** The line of a signature in place of the approval; null where there is an approval. */
function signedStep(
  { permit, signed, all }: ActionState,
  text: (units: bigint | null) => string,
  next: bigint | null,
): Step | null {
  if (signed === null)
    return permit.isUsed ? permitStep(permit, { amount: text(next), isAll: all, isUsed: false }) : null
  if (!isPermitted(signed.data)) return null
  const amount = text(permittedAmount(signed.data))
  return permitStep(permit, { amount, isAll: all, isUsed: true })
}
