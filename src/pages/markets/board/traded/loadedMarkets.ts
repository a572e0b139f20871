import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CountedRows } from '#interfaces/indexer/graphql/execute.ts'
import type { Market } from '#interfaces/indexer/market.ts'

/** The markets that a list of the board has loaded already, by pool: they are not asked for again. */
export function loadedMarkets(client: QueryClient): ReadonlyMap<string, Market> {
  const pages = client.getQueriesData<InfiniteData<{ markets: Market[] }>>({
    queryKey: ['indexer', 'markets'],
  })
  const trending = client.getQueriesData<CountedRows<Market>>({ queryKey: ['indexer', 'trendingMarkets'] })
  const markets = [
    ...pages.flatMap(([, data]) => data?.pages.flatMap((page) => page.markets) ?? []),
    ...trending.flatMap(([, data]) => data?.rows ?? []),
  ]
  return new Map(markets.map((market) => [market.poolAddress, market]))
}
