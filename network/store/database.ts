import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { allTables } from '#network/store/schema/allTables.ts'
import type { LentDatabase } from './lent/lendDatabase.ts'
import type { Notice } from './notice.ts'

type Rows<Row> = { rows: Row[] }

interface RowsOfQuery extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database type of both drivers and of transactions. `execute` returns `{ rows }`. */
export type Database = PgDatabase<RowsOfQuery, typeof allTables>

/** The database that the sync writes and the services read. */
export type Store = {
  database: Database
  /** Calls `listener` after each commit of the sync, in whichever process it runs. The returned function stops it. */
  listen(listener: (notice: Notice) => void): Promise<() => Promise<void>>
  /**
   * Whether this process may write. One process is elected at a time, by an advisory lock that ends with its
   * connection. An embedded database has only this process; it throws while its disk is nearly full.
   */
  mayWrite(): Promise<boolean>
  /** Bytes of the primary's log that each replica has yet to apply. Only for a store that reads replicas. */
  replicaLag?(): Promise<(number | null)[]>
  /** Makes the space of deleted rows usable again. PostgreSQL servers do that by themselves. */
  reclaimSpace?(): Promise<void>
  /**
   * Rewrites a table, which returns the space of deleted rows to the disk. It needs an exclusive lock: false when
   * readers held the table longer than `lockTimeout`.
   */
  rewriteTable(name: string): Promise<boolean>
  /** Lends the embedded database, which one process opens, to another one until `takeBack`. */
  lend?(): { lent: LentDatabase; takeBack: () => void }
  close(): Promise<void>
}

/** The SQL of every schema version, applied when a store opens. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
