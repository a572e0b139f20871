import type { Address } from 'viem'
import type { Source } from '#network/explorer/dataSources.ts'
import type { TransactionRow } from '#network/explorer/queries/transactions.ts'
import { readDirectory } from '#network/explorer/records/batchLoader.ts'
import { transactionRecord } from '#network/explorer/records/transactionRecord.ts'
import type { Page } from '#network/explorer/request/paging.ts'

/** The records of some transactions. */
export async function transactionRecords(source: Source, rows: TransactionRow[]) {
  const mentioned: (Address | null)[] = rows.flatMap((row) => [row.from, row.to, row.createdContract])
  const [directory, head] = await Promise.all([readDirectory(source, mentioned), source.known.head()])
  return rows.map((row) => transactionRecord(row, { directory, head }))
}

/** The body of a list of transactions. */
export async function transactionList(source: Source, page: Page<TransactionRow>) {
  return { items: await transactionRecords(source, page.rows), next_page_params: page.next }
}
