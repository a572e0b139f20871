import type { InternalTransactionRow } from '#network/explorer/queries/internalTransactions.ts'
import type { Directory } from './batchLoader.ts'

/** A call or creation made inside a transaction. */
export function internalTransactionRecord(row: InternalTransactionRow, directory: Directory) {
  return {
    transaction_hash: row.transactionHash,
    transaction_index: row.transactionIndex,
    block_number: row.blockNumber,
    index: row.index,
    timestamp: row.timestamp?.toISOString() ?? null,
    type: row.type,
    success: row.error === null,
    error: row.error,
    from: directory.address(row.from),
    to: directory.addressOrNull(row.to),
    created_contract: directory.addressOrNull(row.createdContract),
    value: row.value.toString(),
    gas_limit: row.gasLimit.toString(),
  }
}
