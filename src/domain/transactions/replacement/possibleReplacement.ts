import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { TransactionEvent } from '#domain/transactions/state/transactionMachine.ts'
import type { SentSince } from '#domain/transactions/transactionDependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { isEmpty } from './replacementEvent.ts'

/**
 * What may have taken the place of a transaction that the node never saw, so that nobody knows its nonce: what the account
 * sent otherwise since then, an empty one before others. It proves nothing: the account may have sent both. Null as long as
 * there is none with a block above it, since a node may learn of a transaction late. `taken` are the hashes of other records.
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
