import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Candle, inferOpenRule } from '#domain/markets/prices/candles.ts'
import { largestPage } from '#interfaces/indexer/assumptions.ts'
import { olderCandlesQuery } from '#interfaces/indexer/prices/olderCandles.ts'

/** `loading`: older candles are requested. `failed`: the request failed, and `load` tries again. */
export type History = {
  state: 'idle' | 'loading' | 'failed'
  /** Whether every trade of the older candles could be read. */
  isWhole: boolean
  load(): void
}

type HistoryOptions = {
  poolAddress: string
  interval: string
  seconds: number
  /** The server's candles, oldest first. */
  candles: readonly Candle[]
  tradesTotal: number
}

const none: readonly Candle[] = []

/** The number of trades that the market may count before its candles do. */
const margin = 20

/** The candles before those that the server gives, oldest first, in pages that `load` asks for. */
export function useHistory({ poolAddress, interval, seconds, candles, tradesTotal }: HistoryOptions) {
  const trades = candles.reduce((sum, candle) => sum + candle.trades, 0)
  const isCut = candles.length >= largestPage || trades + margin < tradesTotal
  const form = { interval, seconds, rule: inferOpenRule(candles, seconds) }
  const position = { before: candles[0]?.time ?? 0, offset: trades }
  // Only `load` requests pages: older candles do not change, so nothing may refetch all of them.
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...olderCandlesQuery(poolAddress, form, position),
    enabled: false,
  })
  const older = useMemo(() => data?.pages.toReversed().flatMap((page) => page.candles) ?? none, [data])
  const history: History = {
    isWhole: data?.pages.every((page) => page.isWhole) ?? true,
    state: isFetching ? 'loading' : isError ? 'failed' : 'idle',
    load() {
      if (!isFetching && isCut && (data === undefined || hasNextPage)) void fetchNextPage()
    },
  }
  return { older, history }
}
