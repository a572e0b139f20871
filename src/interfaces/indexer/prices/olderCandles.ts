import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Candle, OpenRule } from '#domain/markets/prices/candles.ts'

/** The moment, in epoch seconds, before which history is read, and how many trades are newer than it, about. */
export type HistoryPosition = { before: number; offset: number }

/** The interval of the candles to build, and where the server lets one open. */
export type CandleForm = { interval: string; seconds: number; rule: OpenRule }

export type OlderCandles = {
  candles: readonly Candle[]
  /** Every trade could be read: else the candles lack some. */
  isWhole: boolean
  next: HistoryPosition | undefined
}

/**
 * The candles of a market before a position, page by page, each oldest first. A server gives its newest candles only,
 * but every trade: the older candles are built from the trades.
 */
export function olderCandlesQuery(poolAddress: string, form: CandleForm, position: HistoryPosition) {
  return infiniteQueryOptions({
    queryKey: ['indexer', 'olderCandles', poolAddress, form.interval, position.before],
    // Loaded for those who scroll that far.
    queryFn: async ({ pageParam, signal }) => {
      const { readOlderCandles } = await import('./readOlderCandles.ts')
      return readOlderCandles(poolAddress, form, pageParam, signal)
    },
    initialPageParam: position,
    getNextPageParam: (page) => page.next,
  })
}
