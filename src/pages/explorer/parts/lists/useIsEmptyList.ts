import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Page } from '#interfaces/explorer/wire/page.ts'

/**
 * Whether the first page of a list was read and has no row: then there is nothing to filter. It reads the cache alone:
 * an observer that knows only the key would leave the list no function to read again with.
 */
export function useIsEmptyList({ queryKey }: { queryKey: QueryKey }): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => isEmpty(client.getQueryData<Page<unknown>>(queryKey)),
  )
}

function isEmpty(page: Page<unknown> | undefined) {
  return page !== undefined && page.items.length + page.skipped === 0 && page.next === null
}
