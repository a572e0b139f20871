import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { parseMarketFilter, wantsMarket } from '#domain/markets/marketFilter.ts'
import { marketsQuery } from '#interfaces/indexer/market.ts'
import { serverOrder, uniqueMarkets } from '#pages/markets/board/orderMarkets.ts'
import { useSeconds } from '#ui/figures/useSeconds.ts'
import { useRestOfBoard } from './useRestOfBoard.ts'

const route = getRouteApi('/markets')

/**
 * How many of the loaded markets pass a filter as it stands in the URL, and of how many where more exist. The others are
 * read meanwhile. Null for the watched markets and those of a search, which are read elsewhere.
 */
export function useMatchCount(filter: string | undefined): { count: number; loaded: number | null } | null {
  const { order = 'market-cap', q, list } = route.useSearch()
  const seconds = useSeconds()
  const isBoard = q === undefined && list === undefined
  const { state } = useRestOfBoard(order, isBoard && filter !== undefined)
  const loaded = useQueryClient().getQueryData(marketsQuery(serverOrder(order)).queryKey)
  if (!loaded || !isBoard) return null
  const parsed = parseMarketFilter(filter ?? '')
  const markets = uniqueMarkets(loaded.pages.flatMap((page) => page.markets))
  const count = markets.filter((market) => wantsMarket(parsed, market, seconds) === true).length
  const isWhole = state === 'whole' || !loaded.pages.at(-1)?.isFull
  return { count, loaded: isWhole ? null : markets.length }
}
