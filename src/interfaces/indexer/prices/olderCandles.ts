import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CandleForm, HistoryPosition } from './readOlderCandles.ts'

/**
 * The candles of a market before a position, page by page, each oldest first. A server sends only its newest candles
 * but every trade, so the older candles are built from the trades.
 */
export function olderCandlesQuery(poolAddress: string, form: CandleForm, position: HistoryPosition) {
  return infiniteQueryOptions({
    queryKey: ['indexer', 'olderCandles', poolAddress, form.interval, position.before],
    // Loaded only when somebody scrolls that far.
    queryFn: async ({ pageParam, signal }) => {
      const { readOlderCandles } = await import('./readOlderCandles.ts')
      return readOlderCandles(poolAddress, form, pageParam, signal)
    },
    initialPageParam: position,
    getNextPageParam: (page) => page.next,
  })
}
