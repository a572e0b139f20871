import { sql } from 'drizzle-orm'
import type { Database } from '#network/store/database.ts'
import { isLockTimeout, lockTimeout } from '#network/store/lockTimeout.ts'
import { readPartitions } from './readPartitions.ts'

/**
 * Drops the partitions that only have blocks before `keptFrom`: their files are gone at once. One whose table somebody
 * reads for long stays. Resolves to the names of these.
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

/** While a part of a table is dropped nobody may read it, so it is done in a transaction of its own, or not at all. */
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
