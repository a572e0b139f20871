import type { Address } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { transactionRecord } from '#network/explorer/records/minedTransactionRecord.ts'
import type { Page } from '#network/explorer/request/paging.ts'

/** The records of transactions. */
export async function transactionRecords(sources: DataSources, rows: TransactionRow[]) {
  const mentioned: (Address | null)[] = rows.flatMap((row) => [row.from, row.to, row.createdContract])
  const [references, head] = await Promise.all([loadReferences(sources, mentioned), sources.known.head()])
  return rows.map((row) => transactionRecord(row, { references, head }))
}

/** The body of a list of transactions. */
export async function transactionList(sources: DataSources, page: Page<TransactionRow>) {
  return { items: await transactionRecords(sources, page.rows), next_page_params: page.next }
}
