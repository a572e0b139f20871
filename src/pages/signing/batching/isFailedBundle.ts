import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'

/** Whether the wallet failed to accept an approval and its action as one bundle. */
export function isFailedBundle(act: TransactionRecord | null): boolean {
  return act?.status.name === 'failed' && act.approval !== undefined
}
