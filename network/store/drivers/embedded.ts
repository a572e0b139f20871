import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, migrationsFolder, type Store } from '#network/store/database.ts'
import { lendDatabase } from '#network/store/lent/lendDatabase.ts'
import { decodeNotice, noticeChannel } from '#network/store/notice.ts'
import { allTables } from '#network/store/schema/allTables.ts'
import { assertDiskSpace } from './diskSpace.ts'
import { emptyDatabase } from './emptyDatabase.ts'
import { firstChangedFile, removeStamp, writeStamp } from './fileStamp.ts'
import { lockFolder } from './folderLock.ts'

const createScript = fileURLToPath(new URL('./createDatabase.mjs', import.meta.url))

/** The size of the database's log that is kept for reuse, in megabytes. */
const logMegabytes = 96
/**
 * The database's own cache lies in the memory of this process. The system caches its files beside that. A checkpoint
 * keeps up to `max_wal_size` of the log for reuse.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=32MB',
  '-c',
  `max_wal_size=${logMegabytes}MB`,
]

/** Thrown for a database that does not open. Its data is lost unless the node still has the whole chain. */
export class DamagedDatabase extends Error {
  constructor(folder: string, cause?: unknown, sentence = 'it is damaged, or another version wrote it') {
    super(`The database in ${folder} cannot be opened: ${sentence}.`, { cause })
  }
}

/**
 * Opens PGlite in a folder, or in memory when there is none. Throws when another process has the folder open, and when
 * its disk is nearly full.
 */
export async function openEmbedded(folder?: string): Promise<Store> {
  if (folder) await mkdir(folder, { recursive: true })
  if (folder) await assertDiskSpace(folder)
  const unlock = folder ? await lockFolder(folder) : undefined
  try {
    if (folder && !existsSync(join(folder, 'PG_VERSION')))
      await promisify(execFile)(process.execPath, [createScript, folder])
    if (folder) await assertUnchanged(folder)
    const client = folder
      ? await PGlite.create(folder, { startParams }).catch((cause) => {
          throw new DamagedDatabase(folder, cause)
        })
      : await PGlite.create({ startParams, loadDataDir: await emptyDatabase() })
    const database = drizzle({ client, schema: allTables, casing: 'snake_case' })
    await migrate(database, { migrationsFolder })
    const shortenLog = createLogLimit(client)
    return {
      database: database as unknown as Database,
      listen: (listener) =>
        client.listen(noticeChannel, (payload) => {
          const notice = decodeNotice(payload)
          if (notice) listener(notice)
        }),
      mayWrite: async () => {
        if (folder) await assertDiskSpace(folder)
        await shortenLog()
        return true
      },
      reclaimSpace: async () => {
        // One table at a time, because readers wait while a table is vacuumed.
        for (const table of Object.values(allTables)) await client.exec(`vacuum ${getTableName(table)}`)
      },
      rewriteTable: async (name) => {
        await client.query(`vacuum (full, analyze) "${name}"`)
        return true
      },
      lend: () => lendDatabase(client),
      close: async () => {
        await client.close()
        if (folder) await writeStamp(folder)
        await unlock?.()
      },
    }
  } catch (error) {
    await unlock?.()
    throw error
  }
}

/** Throws when a file has changed since the database was closed. A truncated table would open with fewer rows. */
async function assertUnchanged(folder: string): Promise<void> {
  const changed = await firstChangedFile(folder)
  if (changed)
    throw new DamagedDatabase(folder, undefined, `its file ${changed} was cut or changed since it was closed`)
  await removeStamp(folder)
}

/**
 * Creates the function that limits the log: PostgreSQL embedded in a process makes no checkpoints by itself, so the log
 * would grow until the next start.
 */
function createLogLimit(client: PGlite): () => Promise<void> {
  let shortenedAt = '0/0'
  return async () => {
    const { rows } = await client.query<{ at: string; written: number }>(
      'select pg_current_wal_lsn()::text as at, (pg_current_wal_lsn() - $1::pg_lsn)::float8 as written',
      [shortenedAt],
    )
    const [{ at, written } = { at: shortenedAt, written: 0 }] = rows
    if (written < logMegabytes * 1024 * 1024) return
    await client.exec('checkpoint')
    shortenedAt = at
  }
}
