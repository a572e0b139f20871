import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import { watchMarkets } from '#interfaces/indexer/live/marketFeed.ts'
import { createBoardReading } from './boardReading.ts'
import { LiveLine } from './LiveLine.tsx'
import { createNewestMarkets } from './newestMarkets.ts'

type LiveMarketsProps = {
  /** Null for all markets. */
  poolAddress: string | null
}

/**
 * Keeps one market (or all) in the cache up to date while mounted, reads it again after a gap, and shows that state. It is
 * a component of its own, so that an event renders only this line and what changed, not the page.
 */
export function LiveMarkets({ poolAddress }: LiveMarketsProps) {
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

  return <LiveLine state={state} freshAt={freshAt} />
}
