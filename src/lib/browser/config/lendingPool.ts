import type { Address } from '#lib/wire/shapes.ts'
import { config } from './config.ts'

/** The lending pool, which receives money. Throws where there is none: check `hasLending` first. */
export function lendingPool(): Address {
  const pool = config().lendingPool
  if (pool === undefined) throw new Error('This network has no lending pool')
  return pool
}
