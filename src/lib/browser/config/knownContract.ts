import type { Address } from '#lib/wire/shapes.ts'
import { config } from './config.ts'

/** The contracts of the site's own configuration with their names. */
export function knownContracts(): { address: Address; name: string }[] {
  const { curve, lendingPool } = config()
  return [
    ...(curve
      ? [
          { address: curve.router, name: 'Market router' },
          { address: curve.quoter, name: 'Market quoter' },
          { address: curve.registry, name: 'Stablecoin registry' },
        ]
      : []),
    ...(lendingPool ? [{ address: lendingPool, name: 'Lending pool' }] : []),
  ]
}

/** The name of a contract of the site's own configuration, so that nobody else can take it; null for another address. */
export function knownContract(address: Address): string | null {
  return knownContracts().find((known) => known.address === address)?.name ?? null
}
