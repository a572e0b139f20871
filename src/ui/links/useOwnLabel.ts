import { useSyncExternalStore } from 'react'
import { ownLabels } from '#lib/browser/storage/ownLabels.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The user's own label of an address; undefined without one. */
export function useOwnLabel(address: Address): string | undefined {
  return useSyncExternalStore(ownLabels().subscribe, () => ownLabels().read()[address])
}
