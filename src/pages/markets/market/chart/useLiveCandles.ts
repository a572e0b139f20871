import { focusManager, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { bucketStart, type Candle, fillGaps } from '#domain/markets/prices/candles.ts'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { candlesQuery } from '#interfaces/indexer/prices/candle.ts'
import { now } from '#lib/browser/clock.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'
import { type History, useHistory } from './useOlderCandles.ts'

const refetchDelay = 2_000
const refetchInterval = 60_000

/** `unreadable` is the number of unreadable candles, which flat ones replace. */
type LiveCandles = { candles: readonly Candle[]; unreadable: number; history: History }

/**
 * A market's candles, with every later trade merged into them, and the older ones that `history` loads. The newest are
 * refetched two seconds after an interval ends and after a reorganisation: the server's candles then replace the merged
 * ones. A hidden tab refetches when it is shown.
 */
export function useLiveCandles(
  { poolAddress, tradesTotal }: Pick<Market, 'poolAddress' | 'tradesTotal'>,
  interval: string,
  seconds: number,
  limit: number,
): LiveCandles {
  const queryClient = useQueryClient()
  const { rewrites } = useSwapFeed(poolAddress)
  const { data } = useSuspenseQuery({
    ...candlesQuery(poolAddress, interval, limit),
    refetchInterval,
  })
  const clock = useBucketClock(seconds)

  const { candles, stale } = swapFeed(poolAddress).liveCandles(seconds)(data)
  const { older, history } = useHistory({
    poolAddress,
    interval,
    seconds,
    tradesTotal,
    candles: data.candles,
  })
  const filled = useMemo(
    () => fillGaps([...older, ...candles], seconds, clock),
    [older, candles, seconds, clock],
  )

  const refetchKey = `${clock} ${rewrites} ${stale}`
  useEffect(() => {
    if (refetchKey === '') return
    const { queryKey } = candlesQuery(poolAddress, interval, limit)
    const timer = setTimeout(() => {
      const refetchType = focusManager.isFocused() ? 'active' : 'none'
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType })
    }, refetchDelay)
    return () => clearTimeout(timer)
  }, [refetchKey, queryClient, poolAddress, interval, limit])

  return { candles: filled, unreadable: data.unreadable, history }
}

/** The start of the current interval in epoch seconds; it changes when the next one begins. */
function useBucketClock(seconds: number): number {
  const [moment, setMoment] = useState(() => Math.floor(now() / 1_000))
  const clock = bucketStart(moment, seconds)
  useEffect(() => {
    const wait = (clock + seconds) * 1_000 - now()
    const timer = setTimeout(() => setMoment(Math.floor(now() / 1_000)), Math.max(wait, 0) + 100)
    return () => clearTimeout(timer)
  })
  return clock
}
