import { focusManager, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { newestFirst } from '#domain/markets/tradePosition.ts'
import type { SwapFeedSnapshot } from '#interfaces/indexer/live/swaps/swapFeedSnapshot.ts'
import type { NewestSwaps } from '#interfaces/indexer/live/swaps/swapPages.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { dayTradesQuery } from '#interfaces/indexer/trades/dayTrades.ts'
import { now, subscribeClock } from '#lib/browser/clock.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'

export const day = 86_400
const step = 5_000

type DayTrades = {
  /** Newest first, without a gap. */
  trades: readonly Swap[]
  /** The market has no older ones. */
  isAll: boolean
  /** Trades that could not be read: of which time is not known. */
  unreadable: number
  /** The end of windows such as 24 h in epoch seconds; null when unknown. */
  end: number | null
  /** Older ones than these are still being read. */
  isReading: boolean
}

/** The trades of the last 24 hours: the live list, and once what it does not reach back to. Null before the list is there. */
export function useDayTrades(market: Market): DayTrades | null {
  const feed = useSwapFeed(market.poolAddress)
  const end = useEnd()
  const begin = end === null ? null : end - day
  const oldest = feed.swaps.findLast(({ timestamp }) => timestamp !== null)?.timestamp
  const reaches = !feed.more || (begin !== null && oldest != null && oldest.getTime() < begin * 1_000)
  const { data, isLoading, isFetching } = useQuery({
    ...dayTradesQuery(market, begin ?? 0, feed.rewrites),
    enabled: () => feed.loaded && begin !== null && !reaches && focusManager.isFocused(),
  })
  const joined = useMemo(() => join(feed, data), [feed, data])
  return feed.loaded
    ? { ...joined, end, isReading: isLoading || (isFetching && data?.isBegun === true) }
    : null
}

/** The end of the windows, to a few seconds: the shortest one is of five minutes. */
function useEnd(): number | null {
  const { end, lagEnd } = useWindowEnd()
  useSyncExternalStore(subscribeClock, () => Math.floor(now() / step))
  return lagEnd ?? (end === null ? null : now() / 1_000)
}

/** The live list with the older trades of a reading that reaches it. */
function join(feed: SwapFeedSnapshot, read: NewestSwaps | undefined) {
  const last = feed.swaps.at(-1)
  const [first] = read?.swaps ?? []
  const alone = { trades: feed.swaps, isAll: !feed.more, unreadable: feed.unreadable }
  if (!feed.more || read === undefined || !last || !first || newestFirst(first, last) > 0) return alone
  const older = read.swaps.filter((swap) => newestFirst(swap, last) > 0)
  return {
    trades: [...feed.swaps, ...older],
    isAll: read.whole,
    unreadable: Math.max(feed.unreadable, read.unreadable.length),
  }
}
