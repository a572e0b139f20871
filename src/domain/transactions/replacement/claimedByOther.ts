import {
  isFollowed,
  isRequested,
  type TransactionRecord,
} from '#domain/transactions/record/transactionRecord.ts'
import type { SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { isAnswerTo } from './replacementEvent.ts'

/**
 * Whether a transaction, which may answer several equal requests, is for another open one to take: the other has its nonce, or
 * nobody knows the other's and it was asked for later, when the account had used all lower nonces.
 */
export function isClaimedByOther(
  transaction: SeenTransaction,
  record: TransactionRecord,
  records: readonly TransactionRecord[],
): boolean {
  return records.some((other) => {
    if (other.id === record.id || !(isFollowed(other) || isRequested(other))) return false
    if (!isAnswerTo(other, transaction)) return false
    if (other.nonce !== null) return other.nonce === transaction.nonce
    const isLater = other.sentAt > record.sentAt
    return isLater && other.firstNonce !== null && transaction.nonce >= other.firstNonce
  })
}
