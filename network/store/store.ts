import { sql } from 'drizzle-orm'
import { openEmbedded } from '#network/store/drivers/embedded.ts'
import { openPostgres } from '#network/store/drivers/postgres.ts'
import type { Database, Store } from './database.ts'
import { encodeNotice, type Notice, noticeChannel } from './notice.ts'

export type { Database, Store } from './database.ts'
export type { Notice } from './notice.ts'

export type StoreOptions = {
  /** Where the embedded database (PGlite) lives; one process at a time. */
  folder?: string | undefined
  /** A PostgreSQL server instead; many processes may share it. */
  databaseUrl?: string | undefined
}

/**
 * Opens the store and brings its tables up to date: PostgreSQL when `databaseUrl` is given, else the embedded
 * database in `folder`, else one in memory (tests).
 */
export function openStore(options: StoreOptions = {}): Promise<Store> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.folder)
}

/** Tells every listener about a block; inside a transaction they hear it when it commits. */
export async function notify(database: Database, notice: Notice): Promise<void> {
  await database.execute(sql`select pg_notify(${noticeChannel}, ${encodeNotice(notice)})`)
}
