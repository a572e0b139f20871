import { sql } from 'drizzle-orm'
import type { Database } from '#network/store/store.ts'

/** What a table takes on the disk, with all of its partitions. `indexes` is a part of `bytes`. */
export type TableSize = { table: string; rows: number; bytes: number; indexes: number }

/** The tables of a store, largest first. Rows are those that the last ANALYZE counted. */
export async function readTableSizes(database: Database): Promise<TableSize[]> {
  const { rows } = await database.execute<Record<keyof TableSize, string>>(sql`
    select root.relname as table, sum(greatest(part.reltuples, 0)) as rows,
      sum(pg_total_relation_size(part.oid)) as bytes, sum(pg_indexes_size(part.oid)) as indexes
    from pg_class as part
    join pg_class as root on root.oid = coalesce((select inhparent from pg_inherits where inhrelid = part.oid), part.oid)
    join pg_namespace on pg_namespace.oid = root.relnamespace and nspname = 'public'
    where part.relkind = 'r'
    group by 1 order by 3 desc`)
  return rows.map(({ table, rows: counted, bytes, indexes }) => ({
    table,
    rows: Math.round(Number(counted)),
    bytes: Number(bytes),
    indexes: Number(indexes),
  }))
}
