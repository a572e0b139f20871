import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { openApproval } from '#domain/transactions/record/openApproval.ts'
import { isUnresolved, type TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { needsApproval } from './actionCalls.ts'

/** The two transactions of an action, by their ids: the approval and the action itself. */
export type ActionIds = { approve: string | null; act: string | null }

/** The transactions of an action that were pending before the dialog was opened. */
export function openTransactions(
  records: readonly TransactionRecord[],
  action: LendingAction,
  asset: Address,
  user: Address,
): ActionIds {
  const open = records.filter((record) => record.from === user && record.asset === asset && isOpen(record))
  const approval = needsApproval(action) && openApproval(records, { user, asset, spender: lendingPool() })
  return {
    approve: approval ? approval.id : null,
    act: open.find(({ kind }) => kind === action)?.id ?? null,
  }
}

/** The newest action of this kind with an unknown outcome; repeating it may do the same twice. */
export function unresolvedBefore(
  records: readonly TransactionRecord[],
  action: LendingAction,
  asset: Address,
  user: Address,
): TransactionRecord | null {
  return (
    records.find(
      (record) =>
        record.from === user && record.asset === asset && record.kind === action && isUnresolved(record),
    ) ?? null
  )
}

/** The amount of a pending transaction in whole tokens; empty without one. */
export function sentAmount(record: TransactionRecord | null): string {
  return record ? fromUnits(BigInt(record.amount), record.decimals) : ''
}
