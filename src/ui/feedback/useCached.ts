import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Follows what the cache knows of a query, without a request. An observer that knows only the key of a query would leave
 * it no function to read again with.
 */
export function useCached<Value>(read: (client: QueryClient) => Value): Value {
  const client = useQueryClient()
  return useSyncExternalStore(
    // Later: a component that is being drawn may change the cache.
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => read(client),
  )
}
