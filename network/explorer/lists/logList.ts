import type { DataSources } from '#network/explorer/dataSources.ts'
import type { LogRow } from '#network/explorer/queries/logQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { logRecord } from '#network/explorer/records/logRecord.ts'
import type { Page } from '#network/explorer/request/paging.ts'

/** The body of a list of logs. */
export async function logList(sources: DataSources, page: Page<LogRow>) {
  const references = await loadReferences(
    sources,
    page.rows.flatMap((row) => [row.address, row.transactionTo]),
  )
  return { items: page.rows.map((row) => logRecord(row, references)), next_page_params: page.next }
}
