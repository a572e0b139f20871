import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CountedRows } from '#interfaces/indexer/graphql/execute.ts'
import type { Market } from '#interfaces/indexer/market.ts'

/** A market that a list of the board has loaded already: it is not asked for again. */
export function loadedMarket(client: QueryClient, poolAddress: string): Market | undefined {
  const pages = client.getQueriesData<InfiniteData<{ markets: Market[] }>>({
    queryKey: ['indexer', 'markets'],
  })
  const trending = client.getQueriesData<CountedRows<Market>>({ queryKey: ['indexer', 'trendingMarkets'] })
  for (const markets of [
    ...trending.map(([, data]) => data?.rows),
    ...pages.flatMap(([, data]) => data?.pages.map((page) => page.markets)),
  ]) {
    const found = markets?.find((market) => market.poolAddress === poolAddress)
    if (found) return found
  }
  return undefined
}
