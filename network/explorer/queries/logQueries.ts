import { and, asc, desc, eq, getTableColumns, type Subquery, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { above, below, type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import { fromTable, newestFirstRows } from '#network/store/queries/newestFirstRows.ts'
import { logs, transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/** A log with what its record shows of its transaction. */
export type LogRow = typeof logs.$inferSelect & {
  blockHash: Hash | null
  timestamp: Date | null
  transactionTo: Address | null
}
export type LogCursor = { block_number: number; index: number }

const position = [logs.blockNumber, logs.logIndex]

const cursorOf = (row: LogRow) => ({ block_number: row.blockNumber, index: row.logIndex })

/** Logs of a transaction, in the order they were made. */
export async function listTransactionLogs(
  database: Database,
  hash: Hash,
  paging: Paging<LogCursor>,
): Promise<Page<LogRow>> {
  const { after } = paging
  const beyond = after ? above(position, [after.block_number, after.index]) : undefined
  const rows = await rowsOf(database, fromTable(logs, and(eq(logs.transactionHash, hash), beyond)))
    .orderBy(asc(logs.logIndex))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows.map(flat), paging, cursorOf)
}

/** Logs that an address emitted, newest first. `topic` selects those with this first topic. */
export async function listAddressLogs(
  database: Database,
  { address, topic }: { address: Address; topic: Hash | null },
  paging: Paging<LogCursor>,
): Promise<Page<LogRow>> {
  const { after } = paging
  const wanted = and(eq(logs.address, address), topic ? eq(logs.topic0, topic) : undefined)
  const condition = sql`${wanted} and ${after ? below(position, [after.block_number, after.index]) : sql`true`}`
  const rows = await rowsOf(database, newestFirstRows(logs, position, [{ condition }], paging))
    .orderBy(desc(logs.blockNumber), desc(logs.logIndex))
    .limit(paging.size + 1)
  return pageOf(rows.map(flat), paging, cursorOf)
}

function rowsOf(database: Database, source: Subquery) {
  return database
    .select({
      log: getTableColumns(logs),
      blockHash: transactions.blockHash,
      timestamp: transactions.timestamp,
      transactionTo: transactions.to,
    })
    .from(source)
    .leftJoin(transactions, eq(transactions.hash, logs.transactionHash))
    .$dynamic()
}

function flat({
  log,
  ...around
}: { log: typeof logs.$inferSelect } & Omit<LogRow, keyof typeof logs.$inferSelect>) {
  return { ...log, ...around }
}
