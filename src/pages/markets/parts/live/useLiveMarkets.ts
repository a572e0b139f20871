import { type InfiniteData, notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { watchMarkets } from '#interfaces/indexer/live/marketFeed.ts'
import { patchMarkets } from './patchMarkets.ts'

/**
 * Keeps one market (or all, with null) in the cache up to date while mounted, and reads it again after a gap.
 */
export function useLiveMarkets(poolAddress: string | null): { state: LiveState; freshAt: Date | null } {
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const [freshAt, setFreshAt] = useState<Date | null>(null)

  useEffect(() => {
    let first = true
    return watchMarkets(poolAddress, {
      state: setState,
      markets: (markets) => {
        patchMarkets(queryClient, markets)
        notifyManager.schedule(() => setFreshAt(new Date()))
      },
      // The board was read right before the first connection, so only one market, which is cheap, is read at once.
      gap: () => {
        if (poolAddress || !first) void queryClient.invalidateQueries({ queryKey: ['indexer', 'market'] })
        if (!poolAddress && !first) readBoardAgain(queryClient)
        first = false
        setFreshAt(new Date())
      },
    })
  }, [queryClient, poolAddress])

  return { state, freshAt }
}

/** An indexer that pushes nothing makes a gap every four seconds: a board of many pages is read less often. */
function readBoardAgain(queryClient: QueryClient) {
  void queryClient.invalidateQueries({
    queryKey: ['indexer', 'markets'],
    predicate: ({ state }) => Date.now() - state.dataUpdatedAt > secondsAPage * 1_000 * pagesOf(state.data),
  })
}

const secondsAPage = 3

function pagesOf(data: unknown): number {
  return (data as InfiniteData<unknown> | undefined)?.pages.length ?? 0
}
