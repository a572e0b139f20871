import { type AnyColumn, getTableColumns, getTableName, type SQL, Subquery, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type IndexScan, newestRows, onlyScan, scansAfter } from './newestRows.ts'

/** A subquery of the rows of a table that meet a condition, under the table's name. */
export function fromTable(table: PgTable, condition: SQL | undefined): Subquery {
  return named(table, sql`select * from ${table} where ${condition ?? sql`true`}`)
}

/**
 * A page of the rows in any of the scans, newest first by `keys`, the primary key of a partitioned table. Each row of the
 * page is looked up by itself, in the partition that its block leads to: a physical place (ctid) is one in each partition.
 */
export function newestFirstRows(
  table: PgTable,
  keys: AnyColumn[],
  scans: IndexScan[],
  { size, offset }: { size: number; offset: number },
): Subquery {
  const rest = scansAfter(table, keys, scans, offset)
  const only = onlyScan(rest)
  if (only) return fromTable(table, only.condition)
  const rows = newestRows(table, keys, rest, { size, columns: sql``, before: 0 })
  const names = keys.map((_, index) => sql.raw(`key_${index}`))
  const same = keys.map((key, index) => sql`${key} = page.${names[index]}`)
  // The offset is a planner fence: without it the whole table would be joined.
  return named(
    table,
    sql`select ${table}.* from (${rows}) as page (${sql.join(names, sql`, `)}) cross join lateral
      (select * from ${table} where ${sql.join(same, sql` and `)} offset 0) as ${table}`,
  )
}

function named(table: PgTable, rows: SQL): Subquery {
  return new Subquery(rows, getTableColumns(table), getTableName(table))
}
