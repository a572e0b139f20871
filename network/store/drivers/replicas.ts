import type pg from 'pg'
import { openPool } from './connectionPool.ts'
import { prepareReads } from './preparedReads.ts'

/** Servers that apply the primary's log with a delay. */
export type Replicas = {
  /** A server with every commit that this process knows: a replica, or the primary while none is up to date. */
  reader(): pg.Pool
  /** Call it before a commit is announced: no replica is read until it has that commit. */
  catchUp(): Promise<void>
  /** Bytes of the primary's log that each replica has yet to apply; null for one that does not answer. */
  lag(): Promise<(number | null)[]>
  close(): Promise<void>
}

/** Milliseconds between two checks of a replica that is behind. */
const pollInterval = 20
const slowPollInterval = 1_000

const position = 'select pg_current_wal_lsn()::text as position'

/**
 * Opens replicas for reading. One of them is read at a time, so that data never goes backwards. At each announced
 * commit, and when it fails, reads move to the primary until a replica has applied the log up to then.
 */
export function openReplicas(urls: string[], primary: pg.Pool): Replicas {
  const pools = urls.map((connectionString) => {
    const pool = openPool({ connectionString, connectionTimeoutMillis: 2_000 })
    pool.on('error', () => leave(pool))
    return withFallback(prepareReads(pool))
  })
  let active: pg.Pool | undefined
  /** The number of commits, so that a check for an older one is ignored. */
  let commit = 0
  let closed = false

  function leave(pool: pg.Pool): void {
    if (active !== pool) return
    active = undefined
    void catchUp().catch(() => undefined)
  }

  /** A query that a replica cannot answer is asked again on the primary. */
  function withFallback(pool: pg.Pool): pg.Pool {
    const query = pool.query.bind(pool) as (...words: unknown[]) => Promise<unknown>
    pool.query = (async (...words: unknown[]) => {
      try {
        return await query(...words)
      } catch {
        leave(pool)
        return (primary.query as (...words: unknown[]) => Promise<unknown>)(...words)
      }
    }) as typeof pool.query
    return pool
  }

  async function catchUp(): Promise<void> {
    commit++
    active = undefined
    const mine = commit
    const { rows } = await primary.query({ text: position })
    for (const pool of pools) void activateAt(pool, rows[0]?.position, mine)
  }

  async function activateAt(pool: pg.Pool, at: string, mine: number): Promise<void> {
    for (let tries = 0; mine === commit && !active && !closed; tries++) {
      const has = await hasRepeated(pool, at)
      if (has && mine === commit && !active) active = pool
      else
        await new Promise((resolve) =>
          setTimeout(resolve, tries < 50 ? pollInterval : slowPollInterval).unref(),
        )
    }
  }

  return {
    reader: () => active ?? primary,
    catchUp,
    async lag() {
      const { rows } = await primary.query({ text: position })
      return Promise.all(pools.map((pool) => lagOf(pool, rows[0]?.position)))
    },
    async close() {
      closed = true
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

async function hasRepeated(pool: pg.Pool, at: string): Promise<boolean> {
  const lag = await lagOf(pool, at)
  return lag !== null && lag === 0
}

async function lagOf(pool: pg.Pool, at: string): Promise<number | null> {
  const text = 'select greatest(0, pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()))::bigint as lag'
  const client = await pool.connect().catch(() => undefined)
  try {
    const found = await client?.query(text, [at])
    const lag = found?.rows[0]?.lag
    return lag == null ? null : Number(lag)
  } catch {
    return null
  } finally {
    client?.release()
  }
}
