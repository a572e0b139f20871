import type { LendingAction } from '#domain/lending/lendingAction.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { takesAll } from './actionCalls.ts'
import { actionName } from './actionWords.ts'
import type { Step } from './Steps.tsx'
import type { useAction } from './useAction.ts'

/** The signatures an action takes, in order. */
export function stepsOf(
  action: LendingAction,
  symbol: string,
  decimals: number,
  state: ReturnType<typeof useAction>,
): Step[] {
  const { amount, approval, approve, act, signed, ready, needsApproval, moved } = state
  const text = (units: bigint) => `${formatExact(fromUnits(units, decimals))} ${symbol}`
  const sent = act && act.status.name !== 'rejected' ? BigInt(act.amount) : null
  const units = moved ?? sent ?? (ready ? amount : null)
  const shown = units === null ? '' : ` ${text(units)}`
  const all = signed ? takesAll(signed.data) : state.all
  const last: Step = {
    id: 'act',
    title: `${actionName[action]}${all ? ' all,' : ''}${shown}`,
    why: 'One signature',
    record: act,
  }
  if (action === 'withdraw' || action === 'borrow') return [last]

  const enough = signed !== null || (ready && !needsApproval)
  const exceeds = all && approval.ask > (amount ?? 0n)
  const asked = signed ? (approve ? BigInt(approve.amount) : null) : ready ? approval.ask : null
  const first: Step = {
    id: 'approve',
    title: `Approve${asked === null ? '' : ` ${text(asked)}`}`,
    why: exceeds
      ? 'Allows the pool to take the debt and up to an hour of interest'
      : 'Allows the pool to take exactly this amount',
    done: enough && approve?.status.name !== 'confirmed',
    record: approve,
  }
  return [first, last]
}
