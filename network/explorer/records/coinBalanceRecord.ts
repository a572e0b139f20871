import type { CoinBalanceRow } from '#network/explorer/queries/addresses.ts'

/** The native-coin balance after a block that changed it. */
export function coinBalanceRecord(row: CoinBalanceRow) {
  return {
    transaction_hash: row.transactionHash,
    block_number: row.blockNumber,
    block_timestamp: row.timestamp.toISOString(),
    delta: row.delta.toString(),
    value: row.balance.toString(),
  }
}
