import type { DataSources } from '#network/explorer/dataSources.ts'
import type { TokenTransferRow } from '#network/explorer/queries/tokenTransferQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { tokenTransferRecord } from '#network/explorer/records/tokenTransferRecord.ts'
import { integerField, optionalIntegerField, type Page } from '#network/explorer/request/paging.ts'

export const tokenTransferCursor = {
  block_number: integerField,
  index: integerField,
  index_in_batch: optionalIntegerField,
}

/** The records of token transfers. */
async function tokenTransferRecords(sources: DataSources, rows: TokenTransferRow[]) {
  const references = await loadReferences(
    sources,
    rows.flatMap((row) => [row.from, row.to]),
    rows.map((row) => row.token),
  )
  return rows.map((row) => tokenTransferRecord(row, references))
}

/** The body of a list of token transfers. */
export async function tokenTransferList(sources: DataSources, page: Page<TokenTransferRow>) {
  return { items: await tokenTransferRecords(sources, page.rows), next_page_params: page.next }
}
