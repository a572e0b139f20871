import { useSyncExternalStore } from 'react'
import { now, subscribeClock } from '#lib/browser/clock.ts'

/** The current time in epoch seconds, updated every minute: a 24-hour change also changes while nobody trades. */
export function useSeconds(): number {
  useSyncExternalStore(subscribeClock, () => Math.floor(now() / 60_000))
  return now() / 1_000
}
