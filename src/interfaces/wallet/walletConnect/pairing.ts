import { useSyncExternalStore } from 'react'

/** An offer to wallets on other devices: what they scan. */
export type Pairing = { uri: string; cancel: () => void }

const listeners = new Set<() => void>()
let pairing: Pairing | null = null

/** Only for the code that pairs. Null when nothing is offered any more. */
export function setPairing(next: Pairing | null): void {
  pairing = next
  for (const listener of listeners) listener()
}

/** The offer that is open now; null without one. */
export function openPairing(): Pairing | null {
  return pairing
}

/** The same, followed. */
export function usePairing(): Pairing | null {
  return useSyncExternalStore(subscribe, openPairing)
}

/** Takes the open offer back. Nothing without one. */
export function cancelPairing(): void {
  pairing?.cancel()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
