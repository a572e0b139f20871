import { useQuery } from '@tanstack/react-query'
import { now } from '#lib/browser/clock.ts'
import { useSeconds } from '#ui/figures/useSeconds.ts'
import { knownLag } from './knownLag.ts'

type WindowEnd = {
  /** Epoch seconds; null when unknown. */
  end: number | null
  /** The same while an indexer lags; null for now. */
  lagEnd: number | null
}

/** How long a lag counts that nobody watches any more, in milliseconds. */
const longestUnwatched = 30_000

/**
 * When windows such as "24 h" end: now, or with the newest block of an indexer that lags, which knows nothing of the time
 * since. Unknown when the node does not say when that block was.
 */
export function useWindowEnd(): WindowEnd {
  const seconds = useSeconds()
  const { data: lag, dataUpdatedAt } = useQuery(knownLag)
  if (!lag || now() - dataUpdatedAt > longestUnwatched) return { end: seconds, lagEnd: null }
  return { end: lag.blockTime, lagEnd: lag.blockTime }
}
