import { isGrantedTo } from '#domain/approvals/decodeApproval.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { TransactionRecord } from './transactionRecord.ts'
import { isOpen } from './transactionSentence.ts'

type Approval = { user: Address; asset: Address; spender: Address }

/** The newest approval in progress of `user` for `spender` on the token `asset`; null without one. */
export function openApproval(
  records: readonly TransactionRecord[],
  { user, asset, spender }: Approval,
): TransactionRecord | null {
  const found = records.find(
    (record) =>
      record.kind === 'approve' &&
      record.from === user &&
      record.asset === asset &&
      isGrantedTo(record.data, spender) &&
      isOpen(record),
  )
  return found ?? null
}
