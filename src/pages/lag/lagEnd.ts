import { now } from '#lib/browser/clock.ts'

/** How long a lag counts that nobody watches any more, in milliseconds. */
const longestUnwatched = 30_000

let end: number | null | undefined
let setAt = 0
const listeners = new Set<() => void>()

/** Only for what watches the lag: see `indexerLagQuery`. */
export function setLagEnd(next: number | null | undefined): void {
  end = next
  setAt = now()
  for (const listener of listeners) listener()
}

/**
 * When the newest block was made of an indexer that lags, in epoch seconds: null when unknown, undefined when none lags. A
 * store of its own, since each cell with a change reads it.
 */
export function lagEnd(): number | null | undefined {
  return now() - setAt > longestUnwatched ? undefined : end
}

/** Calls back when the lag was read again. Returns what stops it. */
export function subscribeLagEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
