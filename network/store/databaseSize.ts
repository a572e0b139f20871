import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#network/store/database.ts'

export const bytesInMegabyte = 1024 * 1024

/** Bytes on disk of the whole database, without its log (WAL): tables, indexes and the engine's own. */
export async function readDatabaseSize(database: Database): Promise<number> {
  const { rows } = await database.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  )
  return Number(rows[0]?.bytes)
}

/** Bytes on disk of some tables with their partitions and indexes. */
export async function readTablesSize(database: Database, tables: PgTable[]): Promise<number> {
  const names = sql.join(
    tables.map((table) => sql`${getTableName(table)}::regclass`),
    sql`, `,
  )
  const { rows } = await database.execute<{ bytes: string }>(sql`
    select sum(pg_total_relation_size(oid))::text as bytes from pg_class
    where oid in (${names}) or oid in (select inhrelid from pg_inherits where inhparent in (${names}))`)
  return Number(rows[0]?.bytes)
}
