import { decodeApproval } from '#domain/approvals/decodeApproval.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'

/**
 * The base units that a confirmed approval granted, because the allowance that was read may be older; null while it is not
 * confirmed and after it was revoked. `records` are the user's transactions.
 */
export function grantedAllowance(
  approve: TransactionRecord | null,
  records: readonly TransactionRecord[],
): bigint | null {
  if (approve?.status.name !== 'confirmed' || isRevokedSince(records, approve)) return null
  return decodeApproval(approve.data)
}

function isRevokedSince(
  records: readonly TransactionRecord[],
  { asset, from, sentAt }: TransactionRecord,
): boolean {
  return records.some(
    (record) =>
      record.kind === 'revoke' &&
      record.asset === asset &&
      record.from === from &&
      record.sentAt >= sentAt &&
      record.status.name === 'confirmed',
  )
}
