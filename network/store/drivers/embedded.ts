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
import { decodeNotice, noticeChannel } from '#network/store/notice.ts'
import { allTables } from '#network/store/schema/allTables.ts'
import { assertDiskSpace } from './diskSpace.ts'
import { emptyDatabase } from './emptyDatabase.ts'
import { lockFolder } from './folderLock.ts'
import { mapRowsOnceDecided } from './rowMapping.ts'

const createScript = fileURLToPath(new URL('./createDatabase.mjs', import.meta.url))

/** The database's own cache lies in the memory of this process. The system caches its files beside that. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

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
    const client = folder
      ? await PGlite.create(folder, { startParams })
      : await PGlite.create({ startParams, loadDataDir: await emptyDatabase() })
    const database = mapRowsOnceDecided(drizzle({ client, schema: allTables, casing: 'snake_case' }))
    await migrate(database, { migrationsFolder })
    return {
      database: database as unknown as Database,
      listen: (listener) =>
        client.listen(noticeChannel, (payload) => {
          const notice = decodeNotice(payload)
          if (notice) listener(notice)
        }),
      mayWrite: async () => {
        if (folder) await assertDiskSpace(folder)
        return true
      },
      reclaimSpace: async () => {
        // One by one: readers wait while a table is swept.
        for (const table of Object.values(allTables)) await client.exec(`vacuum ${getTableName(table)}`)
      },
      rewriteTable: async (name) => {
        await client.query(`vacuum (full, analyze) "${name}"`)
        return true
      },
      close: async () => {
        await client.close()
        await unlock?.()
      },
    }
  } catch (error) {
    await unlock?.()
    throw error
  }
}
