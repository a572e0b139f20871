import type { Address } from '#lib/wire/shapes.ts'
import { config } from './config.ts'

/** The name of a contract of the site's own configuration, so that nobody else can take it; null for another address. */
export function knownContract(address: Address): string | null {
  const { curve, lendingPool } = config()
  if (address === curve?.router) return 'Market router'
  return address === lendingPool ? 'Lending pool' : null
}
