import { focusManager, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  bucketStart,
  type Candle,
  fillGaps,
  inferOpenRule,
  mergeTicks,
  type Tick,
} from '#domain/markets/candles.ts'
import { candlesQuery } from '#interfaces/indexer/candle.ts'
import type { SwapFeedSnapshot } from '#interfaces/indexer/live/swapFeed.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { now } from '#lib/browser/clock.ts'
import { zero } from '#lib/numbers/decimal.ts'
import { useSwapFeed } from '#pages/markets/parts/useSwapFeed.ts'

const refetchDelay = 2_000
const refetchInterval = 60_000

/**
 * A market's candles, with later trades merged into the last one. They are read again two seconds after an interval ends
 * and whenever history changed: the server's candles replace the merged ones. A hidden tab reads them when it is shown.
 */
export function useLiveCandles(
  poolAddress: string,
  interval: string,
  seconds: number,
  limit: number,
): readonly Candle[] {
  const queryClient = useQueryClient()
  const feed = useSwapFeed(poolAddress)
  const { data } = useSuspenseQuery({
    ...candlesQuery(poolAddress, interval, limit),
    refetchInterval,
  })
  const clock = useBucketClock(seconds)

  const history = useMemo(() => fillGaps(data.candles, seconds, clock), [data, seconds, clock])
  const rule = useMemo(() => inferOpenRule(data.candles, seconds), [data, seconds])
  const { candles, stale } = useMemo(
    () => mergeTicks(history, ticksOf(feed, history.at(-1)?.time ?? 0, data.watermark), seconds, rule),
    [history, feed, seconds, rule, data.watermark],
  )

  const refetchKey = `${clock} ${feed.rewrites} ${stale}`
  useEffect(() => {
    if (refetchKey === '') return
    const { queryKey } = candlesQuery(poolAddress, interval, limit)
    const timer = setTimeout(() => {
      const refetchType = focusManager.isFocused() ? 'active' : 'none'
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType })
    }, refetchDelay)
    return () => clearTimeout(timer)
  }, [refetchKey, queryClient, poolAddress, interval, limit])

  return candles
}

/** The trades since a time, oldest first. The server has counted those up to the watermark. */
function ticksOf(feed: SwapFeedSnapshot, since: number, read: number | null): Tick[] {
  const watermark = read ?? feed.watermark ?? Number.POSITIVE_INFINITY
  return feed.swaps
    .filter((swap) => swap.timestamp !== null && swap.timestamp.getTime() >= since * 1_000)
    .map((swap) => tickOf(swap, swap.id <= watermark))
    .reverse()
}

function tickOf(swap: Swap, counted: boolean): Tick {
  const time = Math.floor((swap.timestamp?.getTime() ?? 0) / 1_000)
  return { time, price: swap.priceUsd, volume: swap.usdAmount ?? zero, counted }
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
