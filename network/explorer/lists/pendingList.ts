import { inArray } from 'drizzle-orm'
import type { Transaction } from 'viem'
import { getAddress } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { matchesFilter, readTransactionFilter } from '#network/explorer/lists/transactionFilter.ts'
import { callsOfCode } from '#network/explorer/node/callsCode.ts'
import { pendingTransactions } from '#network/explorer/node/pendingTransactions.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { pendingRecord } from '#network/explorer/records/pendingRecord.ts'
import { pageOf, readPaging } from '#network/explorer/request/paging.ts'
import { type Query, readHash } from '#network/explorer/request/parameters.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'

/**
 * The body of the list of pending transactions. It is ordered by hash, because everything else about them can change.
 */
export async function pendingList(sources: DataSources, query: Query) {
  const filter = readTransactionFilter(query)
  const paging = readPaging(query, { hash: (text, name) => readHash(text ?? '', name) })
  const pending = await withoutMined(sources, await pendingTransactions(sources.node))
  const references = await loadReferences(
    sources,
    pending.flatMap(({ from, to }) => [getAddress(from), to && getAddress(to)]),
  )
  const calls = await callsOfCode(sources.node, pending, (address) => references.address(address).is_contract)
  const { after, offset, size } = paging
  const rows = pending
    .map((transaction) => ({ transaction, record: pendingRecord(transaction, references, calls) }))
    .filter(({ transaction, record }) => matchesFilter(filter, transaction, record))
    .filter(({ record }) => !after || record.hash > after.hash)
    .slice(offset, offset + size + 1)
  const page = pageOf(rows, paging, ({ record }) => ({ hash: record.hash }))
  return { items: page.rows.map(({ record }) => record), next_page_params: page.next }
}

/** Leaves out transactions that were mined while the node was answering. */
async function withoutMined({ database }: DataSources, pending: Transaction[]): Promise<Transaction[]> {
  if (pending.length === 0) return []
  const hashes = pending.map(({ hash }) => hash)
  const mined = await database
    .select({ hash: transactions.hash })
    .from(transactions)
    .where(inArray(transactions.hash, hashes))
  const known = new Set(mined.map(({ hash }) => hash))
  return pending.filter(({ hash }) => !known.has(hash))
}
