import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** An indexer that pushes nothing makes a gap every four seconds: a board of many pages is read less often. */
const secondsAPage = 3

const boards = { queryKey: ['indexer', 'markets'] }

/**
 * Reads the lists of markets again after gaps: at once, or as soon as the last reading is long enough ago; the board
 * itself reads them first. No gap goes without a reading after it, however new the rows are that events brought: others
 * may have been missed.
 */
export function createBoardReading(queryClient: QueryClient) {
  let readAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function read() {
    timer = undefined
    readAt = Date.now()
    // One under way was asked before the gap, and a first one is not asked again while it runs.
    if (queryClient.isFetching(boards)) afterGap()
    else void queryClient.invalidateQueries(boards)
  }

  function afterGap() {
    const pages = queryClient.getQueriesData(boards).map(([, data]) => pagesOf(data))
    const pause = secondsAPage * 1_000 * Math.max(1, ...pages)
    timer ??= setTimeout(read, Math.max(0, readAt + pause - Date.now()))
  }

  return {
    afterGap,
    stop: () => clearTimeout(timer),
  }
}

function pagesOf(data: unknown): number {
  return (data as InfiniteData<unknown> | undefined)?.pages?.length ?? 0
}
