import type { QueryKey } from '@tanstack/react-query'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { useCached } from './useCached.ts'

type QueryAsOfProps = { queryKey: QueryKey }

/** Shows when the data of a query was received. It reads the cache and sends no request. */
export function QueryAsOf({ queryKey }: QueryAsOfProps) {
  const at = useCached((client) => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
  return <AsOf at={at === 0 ? null : new Date(at)} />
}
