import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether the indexer's answers on screen miss a record that could not be read. */
export function useIncomplete(): boolean {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        if (
          event.type === 'updated' &&
          event.action.type === 'success' &&
          event.query.queryKey[0] === 'indexer'
        )
          listener()
      }),
    [cache],
  )
  return useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ queryKey: ['indexer'], type: 'active' })
      .some(({ state }) => ((state.data as { unreadable?: number } | null)?.unreadable ?? 0) > 0),
  )
}
