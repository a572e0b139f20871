import { grow, worstRate } from '#domain/lending/reserve/interest.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import type { LendingAction } from './lendingAction.ts'

/** What the pool must be allowed to take: `required` decides whether an approval is needed, `ask` is what is approved. */
export type Approval = { required: bigint; ask: bigint }

/** Seconds a repayment of everything may take to be mined, and how long its approval should last. */
export const inclusionSeconds = 120n
const approvalSeconds = 3_600n

/** The approval an action needs. Both amounts are equal, except when all is repaid: then an hour's interest is added. */
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

/** The approval of exactly what the pool is to take; nothing where it takes nothing. */
export function exactApproval(action: LendingAction, amount: bigint): Approval {
  const taken = action === 'deposit' || action === 'repay' ? amount : 0n
  return { required: taken, ask: taken }
}
