import pg from 'pg'

/**
 * A pool of connections whose end ends nothing else: the pool replaces them, and queries report their own errors. Without
 * a listener of its own a connection that is lost between two statements of a transaction would end the process.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 8, ...options })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
