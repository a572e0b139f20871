import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { CountedRows } from '#interfaces/indexer/graphql/execute.ts'
import type { Market } from '#interfaces/indexer/market.ts'

type Pages = InfiniteData<{ markets: Market[]; received: number }, number>

/** Limits the change to one query, and skips markets for which `unless` is true. */
type Limits = { of: Query; unless: (market: Market, there: Market) => boolean }

/** Replaces markets in every list of the cache. Unchanged rows keep their identity, because the cache compares them. */
export function patchMarkets(queryClient: QueryClient, markets: readonly Market[], limits?: Limits): void {
  const byPool = new Map(markets.map((market) => [market.poolAddress, market]))
  const predicate = (query: Query) => limits === undefined || limits.of === query
  const filters = (name: string) => ({ queryKey: ['indexer', name], predicate })
  const fresh = (there: Market) => {
    const market = byPool.get(there.poolAddress)
    return market && !limits?.unless(market, there) ? market : there
  }
  queryClient.setQueriesData<Pages>(
    filters('markets'),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, markets: page.markets.map(fresh) })),
      },
  )
  for (const name of ['allMarkets', 'trendingMarkets', 'searchMarkets', 'marketsByCreator']) {
    queryClient.setQueriesData<CountedRows<Market>>(
      filters(name),
      (list) => list && { ...list, rows: list.rows.map(fresh) },
    )
  }
  queryClient.setQueriesData<Market | null>(filters('market'), (market) => market && fresh(market))
}
