import type { TransactionRecord } from './transactionRecord.ts'

const notTraded = new Set(['refused', 'rejected', 'failed', 'reverted', 'cancelled'])

/**
 * Whether an approval for a market is confirmed and nothing of the same token followed it: no trade, no other approval and no
 * revocation. `records` are all of the browser's.
 */
export function isUntraded(approval: TransactionRecord, records: readonly TransactionRecord[]): boolean {
  const { kind, market, status, from, asset, amount, sentAt, id } = approval
  if (kind !== 'approve' || market === undefined || status.name !== 'confirmed') return false
  if (BigInt(amount) === 0n) return false
  return !records.some(
    (record) =>
      record.id !== id &&
      record.from === from &&
      record.asset === asset &&
      record.sentAt >= sentAt &&
      ['buy', 'sell', 'approve', 'revoke'].includes(record.kind) &&
      !notTraded.has(record.status.name),
  )
}
