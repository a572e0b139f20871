import { decodedLog } from '#network/explorer/decode/decodedLog.ts'
import type { LogRow } from '#network/explorer/queries/logQueries.ts'
import type { References } from './batchLoader.ts'

/** One event log, decoded when the event is known. */
export function logRecord(row: LogRow, references: References) {
  const topics = [row.topic0, row.topic1, row.topic2, row.topic3]
  return {
    transaction_hash: row.transactionHash,
    block_number: row.blockNumber,
    block_hash: row.blockHash,
    block_timestamp: row.timestamp?.toISOString() ?? null,
    index: row.logIndex,
    address: references.address(row.address),
    smart_contract: references.addressOrNull(row.transactionTo),
    topics,
    data: row.data,
    decoded: decodedLog(topics, row.data, references.abis(row.address)),
  }
}
