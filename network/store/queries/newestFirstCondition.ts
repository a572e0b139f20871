import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type IndexScan, newestRows, onlyScan, scansAfter } from './newestRows.ts'

/**
 * The condition for a page of the rows in any of the scans, newest first by `keys`, which identify a row. For a table
 * that is not partitioned: the rows are selected by their physical place (ctid), so that the database never joins the
 * whole table.
 */
export function newestFirstCondition(
  table: PgTable,
  keys: AnyColumn[],
  scans: IndexScan[],
  { size, offset }: { size: number; offset: number },
): SQL | undefined {
  const rest = scansAfter(table, keys, scans, offset)
  const only = onlyScan(rest)
  if (only) return only.condition
  const rows = newestRows(table, keys, rest, { size, columns: sql`${table}.ctid as place, `, before: 1 })
  return sql`${table}.ctid = any (array(select place from (${rows}) as page))`
}
