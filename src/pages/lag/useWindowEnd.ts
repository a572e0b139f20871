import { useSyncExternalStore } from 'react'
import { useSeconds } from '#ui/figures/useSeconds.ts'
import { lagEnd, subscribeLagEnd } from './lagEnd.ts'

type WindowEnd = {
  /** Epoch seconds; null when unknown. */
  end: number | null
  /** The same while an indexer lags; null for now. */
  lagEnd: number | null
}

/**
 * When windows such as "24 h" end: now, or with the newest block of an indexer that lags, which knows nothing of the time
 * since. Unknown when the node does not say when that block was.
 */
export function useWindowEnd(): WindowEnd {
  const seconds = useSeconds()
  const lag = useSyncExternalStore(subscribeLagEnd, lagEnd)
  return lag === undefined ? { end: seconds, lagEnd: null } : { end: lag, lagEnd: lag }
}
