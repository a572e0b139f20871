import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { Page } from '#interfaces/explorer/wire/page.ts'

/** Whether the first page of a list was read and has no row: then there is nothing to filter. It sends no request. */
export function useIsEmptyList({ queryKey }: { queryKey: QueryKey }): boolean {
  const { data } = useQuery<Page<unknown>>({ queryKey, enabled: false })
  return data !== undefined && data.items.length + data.skipped === 0 && data.next === null
}
