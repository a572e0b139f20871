import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { TransactionEvent } from '#domain/transactions/state/transactionMachine.ts'
import type { SentSince } from '#domain/transactions/transactionDependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { isEmpty } from './replacementEvent.ts'

/**
 * Finds a transaction that may have replaced one whose nonce is unknown because the node never saw it: one that the account
 * sent since then, preferably an empty one (a cancellation). It proves nothing, since the account may have sent both. Null
 * until a block above the candidate exists, since a node may learn of a transaction late. `taken` are the hashes of other
 * records.
 */
export function possibleReplacementEvent(
  { from, nonce, firstNonce, hash }: TransactionRecord,
  { transactions, searchedTo }: SentSince,
  taken: ReadonlySet<Hash>,
): TransactionEvent | null {
  if (nonce !== null || firstNonce === null || searchedTo === null) return null
  const others = transactions.filter(
    (each) =>
      each.from === from &&
      each.nonce >= firstNonce &&
      each.hash !== hash &&
      !taken.has(each.hash) &&
      each.block !== null &&
      each.block < searchedTo,
  )
  const [first] = others.toSorted((a, b) => a.nonce - b.nonce)
  const other = others.find(isEmpty) ?? first
  return other ? { type: 'possibleReplacement', by: other.hash, isEmpty: isEmpty(other) } : null
}
