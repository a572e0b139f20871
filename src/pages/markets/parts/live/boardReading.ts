import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** An indexer that pushes nothing makes a gap every four seconds: a board of many pages is read less often. */
const secondsAPage = 3

const boards = { queryKey: ['indexer', 'markets'] }

/**
 * Reads the lists of markets again after gaps: at once, or as soon as the last reading is long enough ago. No gap goes
 * without a reading after it, however new the rows are that events brought: others may have been missed.
 */
export function createBoardReading(queryClient: QueryClient) {
  let readAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function read() {
    timer = undefined
    readAt = Date.now()
    void queryClient.invalidateQueries(boards)
  }

  return {
    afterGap() {
      const pages = queryClient.getQueriesData(boards).map(([, data]) => pagesOf(data))
      const pause = secondsAPage * 1_000 * Math.max(1, ...pages)
      timer ??= setTimeout(read, Math.max(0, readAt + pause - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}

function pagesOf(data: unknown): number {
  return (data as InfiniteData<unknown> | undefined)?.pages?.length ?? 0
}
