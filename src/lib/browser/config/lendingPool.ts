import type { Address } from '#lib/wire/shapes.ts'
import { config } from './config.ts'

/** The lending pool, which receives money. Throws where it is not known: check `knowsPool` first. */
export function lendingPool(): Address {
  const pool = config().lendingPool
  if (pool === undefined) throw new Error('This network has no lending pool')
  return pool
}

/** Whether this app knows the contract of the lending pool: without it the app only shows the service's figures. */
export function knowsPool(): boolean {
  return config().lendingPool !== undefined
}
