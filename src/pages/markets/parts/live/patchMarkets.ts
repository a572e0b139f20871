import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CountedRows } from '#interfaces/indexer/graphql/execute.ts'
import type { Market } from '#interfaces/indexer/market.ts'

type Pages = InfiniteData<{ markets: Market[]; received: number }, number>

/** Replaces markets in every list of the cache. What did not change keeps its identity: the cache compares. */
export function patchMarkets(queryClient: QueryClient, markets: readonly Market[]): void {
  const byPool = new Map(markets.map((market) => [market.poolAddress, market]))
  const fresh = (market: Market) => byPool.get(market.poolAddress) ?? market
  queryClient.setQueriesData<Pages>(
    { queryKey: ['indexer', 'markets'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, markets: page.markets.map(fresh) })),
      },
  )
  for (const name of ['trendingMarkets', 'searchMarkets', 'marketsByCreator']) {
    queryClient.setQueriesData<CountedRows<Market>>(
      { queryKey: ['indexer', name] },
      (list) => list && { ...list, rows: list.rows.map(fresh) },
    )
  }
  queryClient.setQueriesData<Market | null>(
    { queryKey: ['indexer', 'market'] },
    (market) => market && fresh(market),
  )
}
