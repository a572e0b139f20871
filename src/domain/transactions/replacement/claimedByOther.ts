import {
  isFollowed,
  isRequested,
  type TransactionRecord,
} from '#domain/transactions/record/transactionRecord.ts'
import type { SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { isAnswerTo } from './replacementEvent.ts'

/**
 * Whether another open record has the better claim to a transaction that fits several equal requests. That is so when
 * its nonce is the transaction's; or when its nonce is unknown, it was requested later than `record`, and the account
 * had used all lower nonces by then.
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
