import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'

type Pages = InfiniteData<{ markets: Market[]; received: number }, number>

/** Replaces markets in every list of the cache. What did not change keeps its identity. */
export function patchMarkets(queryClient: QueryClient, markets: readonly Market[]): void {
  const byPool = new Map(markets.map((market) => [market.poolAddress, market]))
  const fresh = (market: Market) => byPool.get(market.poolAddress) ?? market
  const freshList = (list: Market[] | undefined) => list && replace(list, fresh)

  queryClient.setQueriesData<Pages>({ queryKey: ['indexer', 'markets'] }, (data) => {
    if (!data) return data
    const pages = replace(data.pages, (page) => {
      const list = replace(page.markets, fresh)
      return list === page.markets ? page : { ...page, markets: list }
    })
    return pages === data.pages ? data : { ...data, pages }
  })
  for (const name of ['trendingMarkets', 'searchMarkets', 'marketsByCreator']) {
    queryClient.setQueriesData<Market[]>({ queryKey: ['indexer', name] }, freshList)
  }
  queryClient.setQueriesData<Market | null>(
    { queryKey: ['indexer', 'market'] },
    (market) => market && fresh(market),
  )
}

/** A `map` that returns the same list when nothing changed. */
function replace<T>(list: T[], change: (item: T) => T): T[] {
  const changed = list.map(change)
  return changed.some((item, index) => item !== list[index]) ? changed : list
}
