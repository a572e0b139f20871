import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { allTables } from '#network/store/schema/allTables.ts'
import type { Notice } from './notice.ts'

type Rows<Row> = { rows: Row[] }

interface RowsOfQuery extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The same type for both drivers. A transaction is one too. `execute` answers `{ rows }`. */
export type Database = PgDatabase<RowsOfQuery, typeof allTables>

/** The database that the sync writes and the services read. */
export type Store = {
  database: Database
  /** Calls `listener` after each commit of the sync, in whichever process it runs. The returned function ends that. */
  listen(listener: (notice: Notice) => void): Promise<() => Promise<void>>
  /**
   * Whether this process may write. One process is elected at a time, by an advisory lock that ends with its
   * connection. An embedded database has no other process; it throws one sentence while its disk is nearly full.
   */
  mayWrite(): Promise<boolean>
  /** How many bytes of the primary's log each replica has yet to repeat. Only of a store that reads replicas. */
  replicaLag?(): Promise<(number | null)[]>
  /** Makes the space of deleted rows usable again. Servers do that by themselves. */
  reclaimSpace?(): Promise<void>
  /**
   * Writes a table anew without the space of deleted rows, which the disk gets back. It needs the table for itself: false
   * when readers did not let go of it within `lockTimeout`.
   */
  rewriteTable(name: string): Promise<boolean>
  close(): Promise<void>
}

/** The SQL of every schema version, applied when a store opens. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
