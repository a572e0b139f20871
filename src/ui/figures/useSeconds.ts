import { useSyncExternalStore } from 'react'
import { now, subscribeClock } from '#lib/browser/clock.ts'

/** The time in seconds, anew at least once a minute: a change within 24 hours moves on while nobody trades. */
export function useSeconds(): number {
  useSyncExternalStore(subscribeClock, () => Math.floor(now() / 60_000))
  return now() / 1_000
}
