import type { QueryKey } from '@tanstack/react-query'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { useCached } from '#ui/feedback/useCached.ts'

/** Whether the first page of a list was read and has no row: then there is nothing to filter. It sends no request. */
export function useIsEmptyList({ queryKey }: { queryKey: QueryKey }): boolean {
  return useCached((client) => {
    const page = client.getQueryData<Page<unknown>>(queryKey)
    return page !== undefined && page.items.length + page.skipped === 0 && page.next === null
  })
}
