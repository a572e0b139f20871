import type { DataSources } from '#network/explorer/dataSources.ts'
import { decodedLog } from '#network/explorer/decode/decodedLog.ts'
import type { LogRow } from '#network/explorer/queries/logQueries.ts'
import { loadReferences, type References } from '#network/explorer/records/batchLoader.ts'
import type { Page } from '#network/explorer/request/paging.ts'
import type { DecodingBudget } from '#spec/boundedDecoding.ts'

/** The most bytes that the decoded logs of one answer come to; the logs after them stay bytes. */
const mostDecodedBytes = 1_000_000

/** The body of a list of logs. */
export async function logList(sources: DataSources, page: Page<LogRow>) {
  const references = await loadReferences(
    sources,
    page.rows.flatMap((row) => [row.address, row.transactionTo]),
    [],
    page.rows.map(({ transactionHash }) => transactionHash),
  )
  const budget = { bytes: mostDecodedBytes }
  return { items: page.rows.map((row) => logRecord(row, references, budget)), next_page_params: page.next }
}

/** One event log, decoded when the event is known. */
function logRecord(row: LogRow, references: References, budget: DecodingBudget) {
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
    decoded: decodedLog(topics, row.data, references.abis(row.address, row.transactionHash), budget),
  }
}
