import { inArray } from 'drizzle-orm'
import type { Transaction } from 'viem'
import { getAddress } from 'viem'
import type { Source } from '#network/explorer/dataSources.ts'
import { pendingTransactions } from '#network/explorer/node/pending.ts'
import { readDirectory } from '#network/explorer/records/batchLoader.ts'
import { pendingRecord } from '#network/explorer/records/pendingRecord.ts'
import { pageOf, readPaging } from '#network/explorer/request/paging.ts'
import { type Query, readHash } from '#network/explorer/request/parameters.ts'
import { passes, readTransactionFilter } from '#network/explorer/request/transactionFilter.ts'
import { transactions } from '#network/store/schema.ts'

/** The body of the list of pending transactions, ordered by hash: nothing else about them stays as it is. */
export async function pendingList(source: Source, query: Query) {
  const filter = readTransactionFilter(query)
  const paging = readPaging(query, { hash: (text, name) => readHash(text ?? '', name) })
  const waiting = await stillWaiting(source, await pendingTransactions(source.node))
  const directory = await readDirectory(
    source,
    waiting.flatMap(({ from, to }) => [getAddress(from), to && getAddress(to)]),
  )
  const { after, offset, size } = paging
  const rows = waiting
    .map((transaction) => ({ transaction, record: pendingRecord(transaction, directory) }))
    .filter(({ transaction, record }) => passes(filter, transaction, record))
    .filter(({ record }) => !after || record.hash > after.hash)
    .slice(offset, offset + size + 1)
  const page = pageOf(rows, paging, ({ record }) => ({ hash: record.hash }))
  return { items: page.rows.map(({ record }) => record), next_page_params: page.next }
}

/** Leaves out what a block has taken while the node was answering. */
async function stillWaiting({ database }: Source, waiting: Transaction[]): Promise<Transaction[]> {
  if (waiting.length === 0) return []
  const hashes = waiting.map(({ hash }) => hash)
  const mined = await database
    .select({ hash: transactions.hash })
    .from(transactions)
    .where(inArray(transactions.hash, hashes))
  const known = new Set(mined.map(({ hash }) => hash))
  return waiting.filter(({ hash }) => !known.has(hash))
}
