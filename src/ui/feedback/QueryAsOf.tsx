import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { AsOf } from '#ui/figures/AsOf.tsx'

type QueryAsOfProps = { queryKey: QueryKey }

/** As of when the data of a query is. It only looks into the cache: the panel itself reads the query. */
export function QueryAsOf({ queryKey }: QueryAsOfProps) {
  const client = useQueryClient()
  const at = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
  )
  return <AsOf at={at === 0 ? null : new Date(at)} />
}
