import type { SeenTransaction } from './dependencies.ts'
import { isAnswerTo } from './replacement.ts'
import { isAsked, isWatched, type TransactionRecord } from './transactionRecord.ts'

/**
 * Whether a transaction, which may answer several equal requests, is for another open one to take: the other has its nonce, or
 * nobody knows the other's and it was asked for later, when the account had used all lower nonces.
 */
export function isOfOther(
  transaction: SeenTransaction,
  record: TransactionRecord,
  records: readonly TransactionRecord[],
): boolean {
  return records.some((other) => {
    if (other.id === record.id || !(isWatched(other) || isAsked(other))) return false
    if (!isAnswerTo(other, transaction)) return false
    if (other.nonce !== null) return other.nonce === transaction.nonce
    const isLater = other.sentAt > record.sentAt
    return isLater && other.firstNonce !== null && transaction.nonce >= other.firstNonce
  })
}
