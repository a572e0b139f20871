import pg from 'pg'

/**
 * A pool that survives lost connections: it replaces them, and queries report their own errors. Without an error
 * listener a connection lost between two statements of a transaction would end the process.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 8, ...options })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
