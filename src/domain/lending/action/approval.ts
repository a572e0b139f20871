import { grow, worstRate } from '#domain/lending/reserve/interest.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import type { LendingAction } from './lendingAction.ts'

/** The allowance for the pool in base units: below `required` an approval is needed; `ask` is the amount to approve. */
export type Approval = { required: bigint; ask: bigint }

/** The seconds until a full repayment is mined at the latest, and the seconds of interest that its approval covers. */
export const inclusionSeconds = 120n
const approvalSeconds = 3_600n

/** The approval that an action needs. Both amounts are equal, except for a full repayment: it adds interest. */
export function approvalFor(
  action: LendingAction,
  amount: bigint,
  all: boolean,
  reserve: Reserve,
  tier: number,
): Approval {
  if (action !== 'repay' || !all) return exactApproval(action, amount)
  const worst = worstRate(reserve.model, tier)
  return { required: grow(amount, worst, inclusionSeconds), ask: grow(amount, worst, approvalSeconds) + 1n }
}

/** The approval of exactly the amount that the pool takes; zero for a withdrawal and a loan. */
export function exactApproval(action: LendingAction, amount: bigint): Approval {
  const taken = action === 'deposit' || action === 'repay' ? amount : 0n
  return { required: taken, ask: taken }
}
