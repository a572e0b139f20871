import { useSyncExternalStore } from 'react'

/** An open offer to wallets on other devices: `uri` is the code to scan. */
export type Pairing = { uri: string; cancel: () => void }

const listeners = new Set<() => void>()
let pairing: Pairing | null = null

/** Sets the open offer, null for none. Only the pairing code may call it. */
export function setPairing(next: Pairing | null): void {
  pairing = next
  for (const listener of listeners) listener()
}

/** The offer that is open now; null without one. */
export function openPairing(): Pairing | null {
  return pairing
}

/** The open offer in React; null without one. */
export function usePairing(): Pairing | null {
  return useSyncExternalStore(subscribe, openPairing)
}

/** Withdraws the open offer, if any. */
export function cancelPairing(): void {
  pairing?.cancel()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
