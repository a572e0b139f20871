import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { AsOf } from '#ui/figures/AsOf.tsx'

type QueryAsOfProps = { queryKey: QueryKey }

/** Shows when the data of a query was received. It reads the cache and sends no request. */
export function QueryAsOf({ queryKey }: QueryAsOfProps) {
  const client = useQueryClient()
  const at = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
  )
  return <AsOf at={at === 0 ? null : new Date(at)} />
}
