import { useSyncExternalStore } from 'react'
import { subscribeClock } from '#lib/browser/clock.ts'
import { InterfaceError } from '#lib/requests/errors.ts'

/**
 * Counts down the time until an interface that limits the app accepts requests again. Renders nothing for other
 * errors.
 */
export function Countdown({ error }: { error: unknown }) {
  const until = error instanceof InterfaceError ? error.retryAt : undefined
  const left = useSyncExternalStore(subscribeClock, () => secondsUntil(until))
  return left > 0 && <span aria-live="off">{` You can try again in ${waitText(left)}.`}</span>
}

function secondsUntil(until = 0): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000))
}

/** `42 s`, `5 min`, `2 h 5 min`: rounded up, so that nobody retries too early. */
function waitText(seconds: number): string {
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
