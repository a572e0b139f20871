import pg from 'pg'
import { lockTimeout } from '#network/store/database.ts'

/** What PostgreSQL answers when the wait for a lock was too long. */
export const lockNotAvailable = '55P03'

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
    if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return false
    throw error
  } finally {
    // The limit ends with the connection.
    client.release(true)
  }
}
