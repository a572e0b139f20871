import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows of a table that one index leads to. No row may belong to two scans of the same list. */
export type IndexScan = {
  condition: SQL
  /**
   * Whether so few rows match that all are read; then the order of the list cannot lead the database to another index.
   */
  small?: boolean
}

/**
 * The scans without the rows to skip. The skipped rows are counted on the indexes alone; the rest starts at the keys of
 * the first row after them.
 */
export function scansAfter(
  table: PgTable,
  keys: AnyColumn[],
  scans: IndexScan[],
  offset: number,
): IndexScan[] {
  if (offset === 0) return scans
  const start = startAtOffset(table, keys, scans, offset)
  return scans.map((scan) => ({ ...scan, condition: sql`${scan.condition} and ${start}` }))
}

/** The scan of a list that has only one, which needs no merging. */
export function onlyScan([only, ...others]: IndexScan[]): IndexScan | undefined {
  return others.length === 0 && !only?.small ? only : undefined
}

/**
 * `columns` and the keys of the newest rows in any of the scans, at most one more than `size`. Each scan takes its own
 * index, because an `or` would read and sort everything an address ever did. `columns` has a comma at its end.
 */
export function newestRows(
  table: PgTable,
  keys: AnyColumn[],
  scans: IndexScan[],
  { size, columns, before }: { size: number; columns: SQL; before: number },
): SQL {
  const names = sql`${columns}${sql.join(keys, sql`, `)}`
  const unions = scans.map((scan) => scanRows(table, names, keys, scan, size + 1))
  return sql`select * from (${sql.join(unions, sql` union all `)})
    as walked order by ${positions(keys, before + 1)} limit ${size + 1}`
}

/** `(a, b) <= (the keys of the row after the offset)`. No row matches when there are no more. */
function startAtOffset(table: PgTable, keys: AnyColumn[], scans: IndexScan[], offset: number): SQL {
  const names = sql.join(keys, sql`, `)
  const unions = scans.map((scan) => scanRows(table, names, keys, scan, offset + 1))
  return sql`(${names}) <= (select * from (${sql.join(unions, sql` union all `)}) as walked
    order by ${positions(keys, 1)} limit 1 offset ${offset})`
}

function scanRows(
  table: PgTable,
  columns: SQL,
  keys: AnyColumn[],
  { condition, small }: IndexScan,
  most: number,
): SQL {
  const rows = sql`select ${columns} from ${table} where ${condition}`
  // The offset is a planner fence: the outer order cannot change the plan of this part.
  if (small) return sql`(${rows} offset 0)`
  const newestFirst = keys.map((key) => sql`${key} desc`)
  return sql`(${rows} order by ${sql.join(newestFirst, sql`, `)} limit ${most})`
}

function positions(keys: AnyColumn[], first: number): SQL {
  return sql.raw(keys.map((_, index) => `${first + index} desc`).join(', '))
}
