import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { parseMarketFilter, wantsMarket } from '#domain/markets/marketFilter.ts'
import { marketsQuery } from '#interfaces/indexer/market.ts'
import { serverOrder, uniqueMarkets } from '#pages/markets/board/orderMarkets.ts'
import { useSeconds } from '#ui/figures/useSeconds.ts'
import { useRestOfBoard } from './useRestOfBoard.ts'

const route = getRouteApi('/markets')

/**
 * How many markets pass a filter as it stands in the URL; null while not all are loaded, which it has read, and for the watched
 * ones and those of a search, which are read elsewhere.
 */
export function useMatchCount(filter: string | undefined): number | null {
  const { order, q, list } = route.useSearch()
  const seconds = useSeconds()
  // A page shorter than asked may be the most a server sends: only an empty one is the end.
  const { state } = useRestOfBoard(order ?? 'market-cap')
  const loaded = useQueryClient().getQueryData(marketsQuery(serverOrder(order)).queryKey)
  if (!loaded || state !== 'whole' || q !== undefined || list !== undefined) return null
  const parsed = parseMarketFilter(filter ?? '')
  const markets = uniqueMarkets(loaded.pages.flatMap((page) => page.markets))
  return markets.filter((market) => wantsMarket(parsed, market, seconds) === true).length
}
