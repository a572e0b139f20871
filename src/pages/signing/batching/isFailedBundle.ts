import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'

/** Whether the wallet failed at taking an approval and its act together. */
export function isFailedBundle(act: TransactionRecord | null): boolean {
  return act?.status.name === 'failed' && act.approval !== undefined
}
