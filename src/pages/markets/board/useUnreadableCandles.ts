import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { PriceLine } from '#interfaces/indexer/prices/priceLine.ts'

const queryKey = ['indexer', 'priceLine']

/** How many candles of the price lines on screen could not be read and are missing from them. */
export function useUnreadableCandles(): number {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe(
        ({ type, query }) => type === 'updated' && query.queryKey[1] === queryKey[1] && listener(),
      ),
    [cache],
  )
  return useSyncExternalStore(subscribe, () => {
    const lines = cache
      .findAll({ queryKey, type: 'active' })
      .map(({ state }) => state.data as PriceLine | undefined)
    return lines.reduce((sum, line) => sum + (line?.unreadable ?? 0), 0)
  })
}
