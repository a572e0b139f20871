import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { parseMarketFilter, wantsMarket } from '#domain/markets/marketFilter.ts'
import { marketsQuery } from '#interfaces/indexer/market.ts'
import { serverOrder, uniqueMarkets } from '#pages/markets/board/orderMarkets.ts'
import { useSeconds } from '#ui/figures/useSeconds.ts'

const route = getRouteApi('/markets')

/** How many markets pass a filter as it stands in the URL; null while not all are loaded, and for the watched ones and those of a search, which are read elsewhere. */
export function useMatchCount(filter: string | undefined): number | null {
  const { order, q, list } = route.useSearch()
  const seconds = useSeconds()
  const loaded = useQueryClient().getQueryData(marketsQuery(serverOrder(order)).queryKey)
  if (!loaded || loaded.pages.at(-1)?.isFull || q !== undefined || list !== undefined) return null
  const parsed = parseMarketFilter(filter ?? '')
  const markets = uniqueMarkets(loaded.pages.flatMap((page) => page.markets))
  return markets.filter((market) => wantsMarket(parsed, market, seconds) === true).length
}
