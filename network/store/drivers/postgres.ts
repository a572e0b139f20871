import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Database, migrationsFolder, type Store } from '#network/store/database.ts'
import { isLockTimeout, lockTimeout } from '#network/store/lockTimeout.ts'
import { decodeNotice, type Notice, noticeChannel } from '#network/store/notice.ts'
import { allTables } from '#network/store/schema/allTables.ts'
import { openPool } from './connectionPool.ts'
import { prepareReads } from './preparedReads.ts'
import { openReplicas, type Replicas } from './replicas.ts'
import { openElection } from './writerElection.ts'

/** An arbitrary number: every process that migrates this database takes this advisory lock. */
const migrationLock = 7_316_201

/**
 * Opens the database of a PostgreSQL server. Several processes may start at once; one of them migrates. With replicas,
 * the store is for reading: see `openReplicas`.
 */
export async function openPostgres(databaseUrl: string, replicaUrls: string[] = []): Promise<Store> {
  const pool = openPool({ connectionString: databaseUrl })
  try {
    await migrateOnce(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const primary = prepareReads(pool)
  const replicas = replicaUrls.length > 0 ? openReplicas(replicaUrls, primary) : undefined
  await replicas?.catchUp()
  const client = replicas ? readingFrom(replicas, primary) : primary
  const database = drizzle({ client, schema: allTables, casing: 'snake_case' })
  const election = openElection(databaseUrl)
  const subscriptions = new Set<() => Promise<void>>()
  return {
    database: database as unknown as Database,
    listen: async (listener) => {
      const stop = await listenForever(databaseUrl, async (notice) => {
        await replicas?.catchUp().catch(() => undefined)
        listener(notice)
      })
      subscriptions.add(stop)
      return async () => {
        subscriptions.delete(stop)
        await stop()
      }
    },
    mayWrite: election.mayWrite,
    ...(replicas && { replicaLag: replicas.lag }),
    rewriteTable: (name) => rewriteTable(pool, name),
    close: async () => {
      await Promise.all([...subscriptions].map((stop) => stop()))
      await election.resign()
      await replicas?.close()
      await pool.end()
    },
  }
}

/** The primary's pool, with its queries sent to the current reader. */
function readingFrom(replicas: Replicas, primary: pg.Pool): pg.Pool {
  return new Proxy(primary, {
    get(target, property) {
      const value = Reflect.get(property === 'query' ? replicas.reader() : target, property)
      return typeof value === 'function' && property !== 'query' ? value.bind(target) : value
    },
  })
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const database = drizzle({ client, schema: allTables, casing: 'snake_case' })
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`)
    try {
      await migrate(database, { migrationsFolder })
    } finally {
      await database.execute(sql`select pg_advisory_unlock(${migrationLock})`)
    }
  } finally {
    client.release()
  }
}

/** Listens on a separate connection and opens a new one when it breaks. */
async function listenForever(
  databaseUrl: string,
  listener: (notice: Notice) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl })
    next.on('notification', ({ payload }) => {
      const notice = decodeNotice(payload ?? '')
      if (notice) listener(notice)
    })
    next.on('error', () => undefined)
    await next.connect()
    await next.query(`listen ${noticeChannel}`)
    next.once('end', reconnect)
    return next
  }

  function reconnect(): void {
    if (stopped) return
    setTimeout(async () => {
      if (stopped) return
      try {
        client = await connect()
        if (stopped) return await client.end()
      } catch {
        return reconnect()
      }
      // Notices were lost while the connection was down, perhaps one of a reorg.
      const found = await client
        .query('select max(number) as block from blocks where consensus')
        .catch(() => null)
      listener({ block: found?.rows[0]?.block ?? -1, rolledBackTo: -1 })
    }, 1000).unref()
  }

  return async () => {
    stopped = true
    await client.end()
  }
}

/**
 * Runs `VACUUM FULL` on a connection with a lock timeout. False when the table was not free in time. Without a timeout
 * every new reader would wait behind the oldest one.
 */
async function rewriteTable(pool: pg.Pool, name: string): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query(`set lock_timeout = ${lockTimeout}`)
    await client.query(`vacuum (full, analyze) ${pg.escapeIdentifier(name)}`)
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  } finally {
    // The connection is closed, because the timeout belongs to it.
    client.release(true)
  }
}
