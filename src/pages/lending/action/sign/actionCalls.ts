import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { lendingCall } from '#interfaces/lending/lendingCall.ts'
import type { PermitAction } from '#interfaces/lending/permittedCall.ts'
import { approveCall } from '#interfaces/node/contract/token/tokenCalls.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import { maxUint256 } from '#lib/numbers/integers.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import type { ActionContext, ActionPlan } from './actionPlan.ts'

/** The call of an action, to the configured pool. The contract reads the largest number as "all of it". */
export function actionCall({ action, asset }: ActionContext, amount: bigint, all: boolean): ContractCall {
  return lendingCall(lendingPool(), action, asset, all ? maxUint256 : amount)
}

/** Whether the pool takes tokens for an action and therefore needs an approval of them. */
export function needsApproval(action: LendingAction): action is PermitAction {
  return action === 'deposit' || action === 'repay'
}

/** Whether the data of an action's call says "all of it". */
export function takesAll(data: Hex): boolean {
  return data.endsWith('f'.repeat(64))
}

/** The approval of `units` of the asset for the configured pool; zero revokes it. */
export function approvalCall({ asset }: ActionContext, units: bigint): ContractCall {
  return approveCall(asset, lendingPool(), units)
}

/** The call to sign next: the approval first, where one is needed. Null while nothing can be signed. */
export function nextCall(context: ActionContext, plan: ActionPlan): ContractCall | null {
  const { amount, all, ready, approval } = plan
  if (!ready || amount === null) return null
  return plan.needsApproval ? approvalCall(context, approval.ask) : actionCall(context, amount, all)
}
