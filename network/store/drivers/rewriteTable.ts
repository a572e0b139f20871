import pg from 'pg'
import { isLockTimeout, lockTimeout } from '#network/store/lockTimeout.ts'

/**
 * `VACUUM FULL` on a connection of its own time limit. False when the table was not free in time. Without a limit every
 * new reader would wait behind the oldest one.
 */
export async function rewriteTable(pool: pg.Pool, name: string): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query(`set lock_timeout = ${lockTimeout}`)
    await client.query(`vacuum (full, analyze) ${pg.escapeIdentifier(name)}`)
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  } finally {
    // The limit ends with the connection.
    client.release(true)
  }
}
