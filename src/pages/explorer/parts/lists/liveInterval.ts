import type { Cursor } from '#interfaces/explorer/page.ts'
import { isFirstPage } from '#interfaces/explorer/pageSize.ts'

/** How often live data is refetched, in milliseconds: about two blocks of a fast network. */
export const liveInterval = 4_000

/** The refetch interval of a page of a list: only the first page gets new rows. */
export function firstPageInterval(page: Cursor | undefined): number | false {
  return isFirstPage(page) ? liveInterval : false
}
