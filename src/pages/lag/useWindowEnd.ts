import { useSyncExternalStore } from 'react'
import { useSeconds } from '#ui/figures/useSeconds.ts'
import { lagEnd, subscribeLagEnd } from './lagEnd.ts'

type WindowEnd = {
  /** Epoch seconds; null when unknown. */
  end: number | null
  /** `end` while the indexer lags; null means now. */
  lagEnd: number | null
}

/**
 * The end of windows such as "24 h": now, or the time of the indexer's newest block while it lags. Null when the node does
 * not have that block's time.
 */
export function useWindowEnd(): WindowEnd {
  const seconds = useSeconds()
  const lag = useSyncExternalStore(subscribeLagEnd, lagEnd)
  return lag === undefined ? { end: seconds, lagEnd: null } : { end: lag, lagEnd: lag }
}
