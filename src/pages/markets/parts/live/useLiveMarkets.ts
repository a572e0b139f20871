import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { watchMarkets } from '#interfaces/indexer/live/marketFeed.ts'
import { createBoardReading } from './boardReading.ts'
import { createNewestMarkets } from './newestMarkets.ts'

/**
 * Keeps one market (or all, with null) in the cache up to date while mounted, and reads it again after a gap.
 */
export function useLiveMarkets(poolAddress: string | null): { state: LiveState; freshAt: Date | null } {
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const [freshAt, setFreshAt] = useState<Date | null>(null)

  useEffect(() => {
    const board = createBoardReading(queryClient)
    const newest = createNewestMarkets(queryClient)
    const stop = watchMarkets(poolAddress, {
      state: setState,
      markets: (markets) => {
        newest.put(markets)
        notifyManager.schedule(() => setFreshAt(new Date()))
      },
      // The first connection is a gap too: events between the first reading and it were not received.
      gap: () => {
        void queryClient.invalidateQueries({ queryKey: ['indexer', 'market'] })
        if (!poolAddress) board.afterGap()
        setFreshAt(new Date())
      },
    })
    return () => {
      stop()
      newest.stop()
      board.stop()
    }
  }, [queryClient, poolAddress])

  return { state, freshAt }
}
