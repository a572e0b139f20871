import type { InternalTransactionRow } from '#network/explorer/queries/internalTransactionQueries.ts'
import type { References } from './batchLoader.ts'

/** A call or creation made inside a transaction. */
export function internalTransactionRecord(row: InternalTransactionRow, references: References) {
  return {
    transaction_hash: row.transactionHash,
    transaction_index: row.transactionIndex,
    block_number: row.blockNumber,
    index: row.index,
    timestamp: row.timestamp?.toISOString() ?? null,
    type: row.type,
    success: row.error === null,
    error: row.error,
    from: references.address(row.from),
    to: references.addressOrNull(row.to),
    created_contract: references.addressOrNull(row.createdContract),
    value: row.value.toString(),
    gas_limit: row.gasLimit.toString(),
  }
}
