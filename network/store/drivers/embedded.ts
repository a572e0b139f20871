import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, migrationsFolder, type Store } from '#network/store/database.ts'
import { decodeNotice, noticeChannel } from '#network/store/notice.ts'
import { allTables } from '#network/store/schema/allTables.ts'
import { assertDiskSpace } from './diskSpace.ts'
import { lockFolder } from './folderLock.ts'

/**
 * Opens PGlite in a folder, or in memory when there is none. Throws when another process has the folder open, and when
 * its disk is nearly full.
 */
export async function openEmbedded(folder?: string): Promise<Store> {
  if (folder) await mkdir(folder, { recursive: true })
  if (folder) await assertDiskSpace(folder)
  const unlock = folder ? await lockFolder(folder) : undefined
  try {
    const client = await PGlite.create(folder)
    const database = drizzle({ client, schema: allTables, casing: 'snake_case' })
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
