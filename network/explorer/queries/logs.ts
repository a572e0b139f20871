import { and, desc, eq, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { below, newestOf, type Page, type Paging, pageOf } from '#network/explorer/paging.ts'
import { logs, transactions } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'

/** A log with what its record tells of the transaction around it. */
export type LogRow = typeof logs.$inferSelect & {
  blockHash: Hash | null
  timestamp: Date | null
  transactionTo: Address | null
}
export type LogCursor = { block_number: number; index: number }

const position = [logs.blockNumber, logs.logIndex]

/** Logs of a transaction or an address (optionally with one first topic), newest first. */
export async function listLogs(
  database: Database,
  of: { transaction: Hash } | { address: Address; topic: Hash | null },
  paging: Paging<LogCursor>,
): Promise<Page<LogRow>> {
  const { after } = paging
  const wanted =
    'transaction' in of
      ? eq(logs.transactionHash, of.transaction)
      : and(eq(logs.address, of.address), of.topic ? eq(logs.topic0, of.topic) : undefined)
  const condition = sql`${wanted} and ${after ? below(position, [after.block_number, after.index]) : sql`true`}`
  const rows = await database
    .select({
      log: logs,
      blockHash: transactions.blockHash,
      timestamp: transactions.timestamp,
      transactionTo: transactions.to,
    })
    .from(logs)
    .leftJoin(transactions, eq(transactions.hash, logs.transactionHash))
    .where(newestOf(logs, position, [{ condition }], paging))
    .orderBy(desc(logs.blockNumber), desc(logs.logIndex))
    .limit(paging.size + 1)
  return pageOf(
    rows.map(({ log, ...around }) => ({ ...log, ...around })),
    paging,
    (row) => ({ block_number: row.blockNumber, index: row.logIndex }),
  )
}
