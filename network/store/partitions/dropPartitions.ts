import { sql } from 'drizzle-orm'
import type { Database } from '#network/store/database.ts'
import { isLockTimeout, lockTimeout } from '#network/store/lockTimeout.ts'
import { readPartitions } from './readPartitions.ts'

/**
 * Drops the partitions that only have blocks before `keptFrom`; their files are deleted at once. One with a long reader
 * stays. Resolves to the names of those.
 */
export async function dropPartitions(database: Database, keptFrom: number): Promise<string[]> {
  const old = (await readPartitions(database)).filter(({ to }) => to <= keptFrom)
  const busy: string[] = []
  for (const { name } of old) if (!(await dropUnread(database, name))) busy.push(name)
  return busy
}

/** Drops every partition. It waits for everybody who reads them. */
export async function dropEveryPartition(database: Database): Promise<void> {
  for (const { name } of await readPartitions(database)) await drop(database, name)
}

/**
 * Drops a partition in its own transaction, because nobody may read the table meanwhile; false when readers hold it.
 */
async function dropUnread(database: Database, name: string): Promise<boolean> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`set local lock_timeout = ${sql.raw(String(lockTimeout))}`)
      await drop(transaction, name)
    })
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
}

async function drop(database: Database, name: string): Promise<void> {
  await database.execute(sql`drop table if exists ${sql.identifier(name)}`)
}
