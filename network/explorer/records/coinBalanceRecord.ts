import type { CoinBalanceRow } from '#network/explorer/queries/addressQueries.ts'

/**
 * The native-coin balance after a block that changed it. It counts from zero until it was compared with the node, and
 * misses what moved inside transactions that were not traced: figures that are not certain are null.
 */
export function coinBalanceRecord(row: CoinBalanceRow, certain: { balance: boolean; delta: boolean }) {
  return {
    transaction_hash: row.transactionHash,
    block_number: row.blockNumber,
    block_timestamp: row.timestamp.toISOString(),
    delta: certain.delta ? row.delta.toString() : null,
    value: certain.balance ? row.balance.toString() : null,
  }
}
