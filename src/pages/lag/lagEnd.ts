import { now } from '#lib/browser/clock.ts'

/** Milliseconds for which a lag counts after its last reading. */
const longestUnwatched = 30_000

let end: number | null | undefined
let setAt = 0
const listeners = new Set<() => void>()

/** Sets the time. Only `indexerLagQuery` may call it. */
export function setLagEnd(next: number | null | undefined): void {
  end = next
  setAt = now()
  for (const listener of listeners) listener()
}

/**
 * The time of the newest block of a lagging indexer, in epoch seconds: null when unknown, undefined when it does not
 * lag. It is a separate store because each cell with a change reads it.
 */
export function lagEnd(): number | null | undefined {
  return now() - setAt > longestUnwatched ? undefined : end
}

/** Calls the listener after each reading of the lag. Returns a function that stops it. */
export function subscribeLagEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
