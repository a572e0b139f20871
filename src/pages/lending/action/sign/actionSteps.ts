import { decodeApproval } from '#domain/approvals/decodeApproval.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { isPermitted, permittedAmount } from '#interfaces/lending/permittedCall.ts'
import { formatExact } from '#lib/format/exact.ts'
import { firstDigits } from '#lib/format/firstDigits.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { actionName } from '#pages/lending/action/actionWords.ts'
import { approvalAttempt } from '#pages/signing/approvalAttempt.ts'
import { bundleStep } from '#pages/signing/batching/bundleStep.ts'
import type { Step } from '#pages/signing/Steps.tsx'
import { needsApproval, takesAll } from './actionCalls.ts'
import { permitStep } from './permit/permitStep.ts'
import type { useAction } from './useAction.ts'

type ActionState = ReturnType<typeof useAction>

type Texts = {
  /** An amount with its unit, after a space; empty without one. */
  text: (units: bigint | null) => string
  allText: (units: bigint) => string
}

/** The signatures an action takes, in order, with the first digits of their amounts; the titles on hover have all. */
export function actionSteps(
  action: LendingAction,
  symbol: string,
  decimals: number,
  state: ActionState,
): Step[] {
  const stepsBy = (format: typeof formatExact) => {
    const text: Texts['text'] = (units) =>
      units === null ? '' : ` ${format(fromUnits(units, decimals))} ${symbol}`
    const last = actionStep(action, state, { text, allText: (units) => allText(units, { symbol, decimals }) })
    return needsApproval(action) ? [approvalStep(state, text, format === firstDigits), last] : [last]
  }
  const exact = stepsBy(formatExact)
  return stepsBy(firstDigits).map((step, index) => ({ ...step, exact: exact[index]?.title }))
}

/** The whole of a deposit or a debt, as the field has it: "all (120 TUSD)". */
export function allText(units: bigint, { symbol, decimals }: { symbol: string; decimals: number }): string {
  return `all (${formatAmount(fromUnits(units, decimals))} ${symbol})`
}

function actionStep(action: LendingAction, state: ActionState, { text, allText }: Texts): Step {
  const { amount, act, signed, ready, moved } = state
  const name = actionName[action]
  const sent = act && act.status.name !== 'rejected' ? BigInt(act.amount) : null
  const all = signed ? takesAll(signed.data) : state.all
  const units = moved ?? sent ?? (ready ? amount : null)
  return {
    id: 'act',
    title: all && units !== null ? `${name} ${allText(units)}` : `${name}${text(units)}`,
    why: state.isTogether ? 'Asked for together with the approval' : 'One signature',
    record: act,
  }
}

/** In brief the approval of a whole debt has words for its amount, which is another one than the debt beside it. */
function approvalWords({ all, approval, amount, signed }: ActionState, isBrief: boolean, asked: string) {
  const hasInterest = all && approval.ask > (amount ?? 0n)
  return {
    title: hasInterest && isBrief && !signed ? 'Approve the debt and an hour of interest' : `Approve${asked}`,
    why: hasInterest ? 'The pool takes only what you owe' : 'Allows the pool to take exactly this amount',
  }
}

function approvalStep(state: ActionState, text: Texts['text'], isBrief: boolean): Step {
  const { approval, signed, ready } = state
  const isApprovalNeeded = state.needsApproval
  const next = ready ? approval.ask : null
  const permit = signedStep(state, text, next)
  if (permit) return permit
  const together = bundleStep({ ...state, spender: 'the pool' })
  if (together) {
    const ask = signed?.approval ? decodeApproval(signed.approval.data) : next
    return { id: 'approve', title: `Approve${text(ask)}`, ...together }
  }
  const enough = signed !== null || (ready && !isApprovalNeeded)
  const attempt = approvalAttempt({ ...state, isMoreNeeded: !signed && isApprovalNeeded })
  return {
    id: 'approve',
    ...approvalWords(state, isBrief, text(signed ? BigInt(signed.amount) : next)),
    done: enough && attempt.record?.status.name !== 'confirmed',
    doneText: 'Already approved',
    ...attempt,
  }
}

/** The line of a signature in place of the approval; null where there is an approval. */
function signedStep(
  { permit, signed, all }: ActionState,
  text: Texts['text'],
  next: bigint | null,
): Step | null {
  if (signed === null)
    return permit.isUsed ? permitStep(permit, { amount: text(next), isAll: all, isUsed: false }) : null
  if (!isPermitted(signed.data)) return null
  const amount = text(permittedAmount(signed.data))
  return permitStep(permit, { amount, isAll: all, isUsed: true })
}
