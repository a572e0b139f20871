import { queryOptions } from '@tanstack/react-query'
import { largestPage } from '#interfaces/indexer/assumptions.ts'
import { readNewestSwaps } from '#interfaces/indexer/live/swaps/swapPages.ts'
import type { Market } from '#interfaces/indexer/market.ts'

/** Trades that may have come since the indexer counted those of the day, and one before them. */
const margin = 50

/**
 * The newest trades of a market back to `begin`, in epoch seconds, as far as five pages reach. `rewrites` counts the
 * reorganisations that the live list saw: after one they are read again.
 */
export function dayTradesQuery(
  { poolAddress, trades24h }: Pick<Market, 'poolAddress' | 'trades24h'>,
  begin: number,
  rewrites: number,
) {
  const limit = Math.min(Math.max(trades24h, 0) + margin, largestPage)
  return queryOptions({
    queryKey: ['indexer', 'dayTrades', poolAddress, rewrites],
    queryFn: ({ signal }) =>
      readNewestSwaps(
        poolAddress,
        (page) => page.some(({ timestamp }) => timestamp !== null && timestamp.getTime() < begin * 1_000),
        limit,
        signal,
      ),
    staleTime: 60_000,
  })
}
