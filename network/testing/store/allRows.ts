import { getTableName, type SQL, sql } from 'drizzle-orm'
import { allTables } from '#network/store/schema/allTables.ts'
import type { Database } from '#network/store/store.ts'

/**
 * Every row of every table, without what may differ between two stores of one chain: generated ids, the time at which
 * the sync began, and removed blocks.
 */
export async function readAllRows(database: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const table of Object.values(allTables)) {
    const name = getTableName(table)
    const only: SQL = name === 'blocks' ? sql`where consensus` : sql``
    const { rows } = await database.execute<{ row: string }>(sql`
      select (case when ${name} = 'markets' then to_jsonb(t) else to_jsonb(t) - 'id' end - 'started_at')::text as row
      from ${sql.identifier(name)} as t ${only}`)
    tables[name] = rows.map(({ row }) => row).sort()
  }
  return tables
}

const mostNamed = 5

/**
 * The first few rows that one of two stores lacks, by table; empty when they are equal. To describe how whole tables differ
 * would take the test runner minutes.
 */
export function differentRows(found: Record<string, string[]>, wanted: Record<string, string[]>) {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([table, rows]) => {
      const other = found[table] ?? []
      const [extra, missing] = [without(other, rows), without(rows, other)]
      return extra.length + missing.length > 0 ? [[table, { extra, missing }]] : []
    }),
  )
}

/** The rows that the others lack, each as often as it is missing there. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1)
  const lacking = rows.filter((row) => {
    const count = counts.get(row) ?? 0
    counts.set(row, count - 1)
    return count <= 0
  })
  return lacking.slice(0, mostNamed)
}

/** Whether every block has its transactions and the totals count them. */
export async function isWhole(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ declared: number; stored: number; total: number }>(sql`
    select coalesce(sum(transactions_count), 0)::integer as declared,
      (select count(*)::integer from transactions) as stored,
      coalesce((select transactions from totals), 0) as total
    from blocks where consensus`)
  const [figures] = rows
  return figures !== undefined && figures.stored === figures.declared && figures.total === figures.declared
}
