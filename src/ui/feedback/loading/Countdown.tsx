import { useSyncExternalStore } from 'react'
import { subscribeClock } from '#lib/browser/clock.ts'
import { InterfaceError } from '#lib/requests/errors.ts'

/**
 * Counts down the seconds until an interface that limits the app accepts requests again. Renders nothing for other
 * errors.
 */
export function Countdown({ error }: { error: unknown }) {
  const until = error instanceof InterfaceError ? error.retryAt : undefined
  const left = useSyncExternalStore(subscribeClock, () => secondsUntil(until))
  return left > 0 && <span aria-live="off">{` You can try again in ${left} s.`}</span>
}

function secondsUntil(until = 0): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000))
}
