import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows of a table that one index leads to. No row may belong to two scans of the same list. */
export type IndexScan = {
  condition: SQL
  /** So few rows that all of them are read. The order of the list then cannot lead the database to another index. */
  small?: boolean
}

/**
 * The condition for a page of the rows in any of the scans, newest first by `keys`, which identify a row.
 *
 * One scan is a plain condition. Several are scanned each by its own index and merged, because an `or` would read and
 * sort everything an address ever did. Rows to skip are counted on the indexes alone: the page starts at the keys of
 * the first row after them.
 */
export function whereNewest(
  table: PgTable,
  keys: AnyColumn[],
  scans: IndexScan[],
  { size, offset }: { size: number; offset: number },
): SQL | undefined {
  const start = offset === 0 ? undefined : startAtOffset(table, keys, scans, offset)
  const rest = scans.map((scan) =>
    start ? { ...scan, condition: sql`${scan.condition} and ${start}` } : scan,
  )
  const [only, ...others] = rest
  return only && others.length === 0 && !only.small
    ? only.condition
    : selectAmongNewest(table, keys, rest, size)
}

/** `(a, b) <= (the keys of the row after the offset)`. No row matches when there are no more. */
function startAtOffset(table: PgTable, keys: AnyColumn[], scans: IndexScan[], offset: number): SQL {
  const names = sql.join(keys, sql`, `)
  const unions = scans.map((scan) => scanRows(table, names, keys, scan, offset + 1))
  return sql`(${names}) <= (select * from (${sql.join(unions, sql` union all `)}) as walked
    order by ${positions(keys, 1)} limit 1 offset ${offset})`
}

/** Selects the rows by their physical place (ctid), so that the database never joins the whole table. */
function selectAmongNewest(table: PgTable, keys: AnyColumn[], scans: IndexScan[], size: number): SQL {
  const columns = sql`${table}.ctid as place, ${sql.join(keys, sql`, `)}`
  const unions = scans.map((scan) => scanRows(table, columns, keys, scan, size + 1))
  return sql`${table}.ctid = any (array(select place from (select * from (${sql.join(unions, sql` union all `)})
    as walked order by ${positions(keys, 2)} limit ${size + 1}) as page))`
}

function scanRows(
  table: PgTable,
  columns: SQL,
  keys: AnyColumn[],
  { condition, small }: IndexScan,
  most: number,
): SQL {
  const rows = sql`select ${columns} from ${table} where ${condition}`
  // The offset keeps the outer order from changing the plan of this part.
  if (small) return sql`(${rows} offset 0)`
  const newestFirst = keys.map((key) => sql`${key} desc`)
  return sql`(${rows} order by ${sql.join(newestFirst, sql`, `)} limit ${most})`
}

function positions(keys: AnyColumn[], first: number): SQL {
  return sql.raw(keys.map((_, index) => `${first + index} desc`).join(', '))
}
