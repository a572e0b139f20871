import type { Page } from '#network/explorer/paging.ts'
import type { LogRow } from '#network/explorer/queries/logs.ts'
import { readDirectory } from '#network/explorer/records/directory.ts'
import { logRecord } from '#network/explorer/records/logRecord.ts'
import type { Source } from '#network/explorer/source.ts'

/** The body of a list of logs. */
export async function logList(source: Source, page: Page<LogRow>) {
  const directory = await readDirectory(
    source,
    page.rows.flatMap((row) => [row.address, row.transactionTo]),
  )
  return { items: page.rows.map((row) => logRecord(row, directory)), next_page_params: page.next }
}
