import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** What rows of the board ask for, by the second part of the key: candles, trades, or holders. */
export type Asked = 'priceLine' | 'buysAndSells' | 'topHolder'

/** How many records of one kind could not be read and are missing from the rows on screen. */
export function useUnreadable(asked: Asked): number {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[1] === asked)
          listener()
      }),
    [cache, asked],
  )
  return useSyncExternalStore(subscribe, () => {
    const answers = cache
      .findAll({ queryKey: ['indexer', asked], type: 'active' })
      .map(({ state }) => state.data as { unreadable: number } | undefined)
    return answers.reduce((sum, answer) => sum + (answer?.unreadable ?? 0), 0)
  })
}
