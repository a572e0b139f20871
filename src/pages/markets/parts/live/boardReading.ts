import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/**
 * Seconds between readings for each page of the board. An indexer without push reports a gap every four seconds, so a
 * long board is read less often.
 */
const secondsAPage = 3

const boards = { queryKey: ['indexer', 'markets'] }

/**
 * Reads the lists of markets again after gaps: at once, or as soon as the last reading is long enough ago; the board
 * itself reads them first. Every gap is followed by a reading, also when events brought newer rows, because other
 * events may have been missed.
 */
export function createBoardReading(queryClient: QueryClient) {
  let readAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function read() {
    timer = undefined
    readAt = Date.now()
    // A reading under way was requested before the gap, and a first one is not restarted while it runs.
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
