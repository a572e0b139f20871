import { getTableName, type SQL, sql } from 'drizzle-orm'
import { allTables } from '#network/store/schema/allTables.ts'
import type { Database } from '#network/store/store.ts'

/**
 * Every row of every table, without what may differ between two stores of one chain: generated ids, the time at which
 * the sync began, and removed blocks.
 */
export async function everyRow(database: Database): Promise<Record<string, string[]>> {
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
