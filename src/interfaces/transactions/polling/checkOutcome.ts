import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Outcome } from '#domain/transactions/state/transactionMachine.ts'
import type { ChainReader } from '#domain/transactions/transactionDependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** Whether an outcome still holds: `stands` and `changed` are proven by the node or the explorer, else `unknown`. */
export type OutcomeCheck = 'stands' | 'changed' | 'unknown'

/**
 * Looks once whether a transaction is still in the block where it ended, and ended there as before: a reorganisation may
 * put it into another block, where it fails, or take it off the chain. Null from a node that forgets proves nothing; null
 * from the node and "not found" from the explorer do. It does not fail.
 */
export async function checkOutcome(
  record: TransactionRecord,
  hash: Hash,
  outcome: Outcome,
  chain: ChainReader,
): Promise<OutcomeCheck> {
  const stands = (block: number, success: boolean | null) =>
    block === outcome.block && (success === null || isSameEnd(record, outcome, success))
      ? 'stands'
      : 'changed'
  try {
    const receipt = await chain.receipt(hash)
    if (receipt) return receipt.hash === hash ? stands(receipt.block, receipt.success) : 'unknown'
    const inclusion = await chain.inclusion(hash, outcome.block)
    if (inclusion !== 'unknown') return inclusion === 'proven' ? 'stands' : 'changed'
    const listed = await chain.listed(hash)
    if (listed) return stands(listed.transaction.block, listed.success)
    return receipt === null ? 'changed' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** The calls of a bundle can fail in a transaction that succeeds. */
function isSameEnd({ calls }: TransactionRecord, { name }: Outcome, success: boolean): boolean {
  return name === 'confirmed' ? success : calls !== null || !success
}
