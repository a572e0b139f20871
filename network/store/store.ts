import { sql } from 'drizzle-orm'
import { openEmbedded } from '#network/store/drivers/embedded.ts'
import { openPostgres } from '#network/store/drivers/postgres.ts'
import type { Database, Store } from './database.ts'
import { encodeNotice, type Notice, noticeChannel } from './notice.ts'

export type { Database, Store } from './database.ts'
export type { Notice } from './notice.ts'

export type StoreOptions = {
  /** The folder of the embedded database (PGlite), for one process at a time. */
  folder?: string | undefined
  /** The URL of a PostgreSQL server instead, which many processes may share. */
  databaseUrl?: string | undefined
  /** URLs of replicas of that server, which the store then reads. Such a store is read-only. */
  replicaUrls?: string[]
}

/**
 * Opens the store and migrates its tables: PostgreSQL when `databaseUrl` is given, otherwise the embedded database in
 * `folder`, otherwise one in memory (for tests).
 */
export function openStore(options: StoreOptions = {}): Promise<Store> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.replicaUrls)
    : openEmbedded(options.folder)
}

/** Notifies every listener of a block. Inside a transaction they are notified when it commits. */
export async function notify(database: Database, notice: Notice): Promise<void> {
  await database.execute(sql`select pg_notify(${noticeChannel}, ${encodeNotice(notice)})`)
}
