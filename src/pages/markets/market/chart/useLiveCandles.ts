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

const settleAfter = 2_000
const readAgainEvery = 60_000

/**
 * A market's candles with the trades since merged into the last one. Two seconds after an interval ends, and whenever
 * history changed, they are read again: the server wins. A hidden tab reads them when it is seen again.
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
    refetchInterval: readAgainEvery,
  })
  const clock = useBucketClock(seconds)

  const history = useMemo(() => fillGaps(data.candles, seconds, clock), [data, seconds, clock])
  const rule = useMemo(() => inferOpenRule(data.candles, seconds), [data, seconds])
  const { candles, stale } = useMemo(
    () => mergeTicks(history, ticksOf(feed, history.at(-1)?.time ?? 0, data.watermark), seconds, rule),
    [history, feed, seconds, rule, data.watermark],
  )

  const turn = `${clock} ${feed.rewrites} ${stale}`
  useEffect(() => {
    if (turn === '') return
    const { queryKey } = candlesQuery(poolAddress, interval, limit)
    const timer = setTimeout(() => {
      const refetchType = focusManager.isFocused() ? 'active' : 'none'
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType })
    }, settleAfter)
    return () => clearTimeout(timer)
  }, [turn, queryClient, poolAddress, interval, limit])

  return candles
}

/** The trades a candle does not hold yet, oldest first. Those up to the watermark were counted by the server. */
function ticksOf(feed: SwapFeedSnapshot, since: number, known: number | null): Tick[] {
  const watermark = known ?? feed.watermark ?? Number.POSITIVE_INFINITY
  return feed.swaps
    .filter((swap) => swap.timestamp !== null && swap.timestamp.getTime() >= since * 1_000)
    .map((swap) => tickOf(swap, swap.id <= watermark))
    .reverse()
}

function tickOf(swap: Swap, counted: boolean): Tick {
  const time = Math.floor((swap.timestamp?.getTime() ?? 0) / 1_000)
  return { time, price: swap.priceUsd, volume: swap.usdAmount ?? zero, counted }
}

/** The start of the current interval in epoch seconds; turns when the next one begins. */
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
