import { zeroAddress } from 'viem'
import type { TokenTransferRow } from '#network/explorer/queries/tokenTransferQueries.ts'
import type { References } from './batchLoader.ts'
import { totalRecord } from './tokenRecord.ts'

/** One transfer. A batch is several records with the same `log_index` and another `index_in_batch`. */
export function tokenTransferRecord(row: TokenTransferRow, references: References) {
  const token = references.token(row.token)
  return {
    transaction_hash: row.transactionHash,
    block_number: row.blockNumber,
    block_hash: row.blockHash,
    log_index: row.logIndex,
    index_in_batch: row.batchIndex,
    timestamp: row.timestamp.toISOString(),
    method: references.methodName(row.method) ?? row.method,
    type: kindOf(row),
    from: references.address(row.from),
    to: references.address(row.to),
    token,
    token_type: row.tokenType,
    total: totalRecord(row.tokenType, row.amount, row.tokenId, token),
  }
}

function kindOf({ from, to }: TokenTransferRow): string {
  if (from === zeroAddress) return 'token_minting'
  return to === zeroAddress ? 'token_burning' : 'token_transfer'
}
