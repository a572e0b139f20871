import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '#network/store/database.ts'
import { partitionedTables } from './partitionedTables.ts'

/** One partition: the blocks from `from` up to, but not with, `to`. An open end is infinite. */
export type Partition = { table: string; name: string; from: number; to: number }

/** Every partition of every table, oldest blocks first. */
export async function readPartitions(database: Database): Promise<Partition[]> {
  const parents = partitionedTables.map((table) => sql`${getTableName(table)}::regclass`)
  const { rows } = await database.execute<{ table: string; name: string; bound: string }>(sql`
    select parent.relname as table, child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bound
    from pg_inherits join pg_class as child on child.oid = inhrelid join pg_class as parent on parent.oid = inhparent
    where inhparent in (${sql.join(parents, sql`, `)})`)
  return rows
    .map(({ table, name, bound }) => ({ table, name, ...rangeOf(bound) }))
    .sort((left, right) => left.from - right.from)
}

/** @example `FOR VALUES FROM (MINVALUE) TO (1000000)` */
function rangeOf(bound: string): { from: number; to: number } {
  const [from = '', to = ''] = [...bound.matchAll(/\('?(\w+)'?\)/g)].map(([, value]) => value)
  return {
    from: from === 'MINVALUE' ? Number.NEGATIVE_INFINITY : Number(from),
    to: to === 'MAXVALUE' ? Number.POSITIVE_INFINITY : Number(to),
  }
}
