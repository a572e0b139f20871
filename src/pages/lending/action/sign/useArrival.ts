import { useQuery } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { arrivalQuery } from '#interfaces/node/transaction/arrival.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { actionCall, approvalCall, needsApproval } from './actionCalls.ts'
import type { ActionContext, ActionPlan } from './actionPlan.ts'

type Signing = { isOpen: boolean; permitted: ContractCall | null; act: TransactionRecord | null }

/**
 * The base units of a withdrawal, loan or repayment that arrive, where that is less than its amount; null where all arrives or
 * the node cannot tell. A deposit that loses a part is refused instead. It is read anew after each attempt.
 */
export function useArrival(
  context: ActionContext,
  plan: ActionPlan,
  { isOpen, permitted, act }: Signing,
): bigint | null {
  const { action, user, asset } = context
  const { amount, all, ready, approval } = plan
  const isPaid = needsApproval(action)
  const call = permitted ?? actionCall(context, amount ?? 0n, all)
  const approving = plan.needsApproval && permitted === null ? approvalCall(context, approval.ask) : undefined
  const at = isPaid ? lendingPool() : user
  const query = arrivalQuery({ ...call, from: user, approval: approving, token: asset, at })
  const isAsked = isOpen && ready && amount !== null && action !== 'deposit'
  const { data = null } = useQuery({ ...query, queryKey: [...query.queryKey, act?.id], enabled: isAsked })
  return isAsked && data !== null && data < amount ? data : null
}
