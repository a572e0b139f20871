import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { allTables } from '#network/store/schema/allTables.ts'
import type { Notice } from './notice.ts'

type Rows<Row> = { rows: Row[] }

interface RowsOfQuery extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The same for both drivers; a transaction is one too. `execute` answers `{ rows }`. */
export type Database = PgDatabase<RowsOfQuery, typeof allTables>

/** The database the follower writes and the services read. */
export type Store = {
  database: Database
  /** Calls back after each commit of the follower, in whichever process it runs. Ends with the returned function. */
  listen(listener: (notice: Notice) => void): Promise<() => Promise<void>>
  /**
   * Whether this process may write: one at a time may, elected by an advisory lock that ends with its connection. An
   * embedded database has no other process; it throws one sentence while its disk is nearly full.
   */
  mayWrite(): Promise<boolean>
  close(): Promise<void>
}

/** SQL of every schema version, applied when a store opens. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
