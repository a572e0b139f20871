import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { TransactionEvent } from '#domain/transactions/state/transactionMachine.ts'
import type { SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** The length of `0x`, the selector and the spender in the data of an approval; the amount follows. */
const approvalHead = 2 + 8 + 64

/**
 * Whether a transaction on the chain is the one that a record requested. A wallet may lower the amount of an approval and
 * append bytes to the data.
 */
export function isAnswerTo(record: TransactionRecord, transaction: SeenTransaction): boolean {
  const { from, to, data, value, firstNonce, sentBlock, kind } = record
  if (transaction.from !== from || transaction.to !== to) return false
  if (transaction.value !== BigInt(value ?? '0x0') || isEarlier(transaction, firstNonce, sentBlock))
    return false
  if (kind === 'approve') return transaction.data.slice(0, approvalHead) === data.slice(0, approvalHead)
  return transaction.data.startsWith(data)
}

/** Whether the transaction was in a block before the wallet was asked. */
function isEarlier({ nonce, block }: SeenTransaction, firstNonce: number | null, sentBlock: number | null) {
  if (block === null) return false
  const isUsedNonce = firstNonce === null || nonce < firstNonce
  return isUsedNonce && (sentBlock === null ? firstNonce !== null : block <= sentBlock)
}

/**
 * Finds the transaction of the account that replaced a sent one which the node does not know; null when none is known.
 * `taken` are the hashes of other records.
 */
export function replacementEvent(
  record: TransactionRecord,
  transactions: readonly SeenTransaction[],
  taken: ReadonlySet<Hash>,
): TransactionEvent | null {
  if (record.nonce === null) {
    const twin = transactions.find(
      (each) => isProvenLater(record) && isAnswerTo(record, each) && !taken.has(each.hash),
    )
    return twin && twin.hash !== record.hash ? { type: 'repriced', hash: twin.hash } : null
  }
  const other = transactions.find(({ from, nonce }) => from === record.from && nonce === record.nonce)
  if (!other || other.hash === record.hash) return null
  if (isAnswerTo(record, other)) return { type: 'repriced', hash: other.hash }
  return { type: isEmpty(other) ? 'cancelled' : 'replaced', by: other.hash, block: other.block }
}

/** Whether a transaction sends nothing to its own account, as wallets do to cancel another one. */
export function isEmpty({ from, to, data, value }: SeenTransaction): boolean {
  return to === from && data === '0x' && value === 0n
}

/**
 * Whether a first nonce or block is known. Without one, an equal transaction of last week would be taken for this
 * one.
 */
function isProvenLater({ firstNonce, sentBlock }: TransactionRecord): boolean {
  return firstNonce !== null || sentBlock !== null
}
