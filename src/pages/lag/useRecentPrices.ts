import { useQuery } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { type RecentPrices, recentPricesQuery } from '#interfaces/indexer/prices/recentPrices.ts'
import { earlierReading } from './usePriceLine.ts'
import { useWindowEnd } from './useWindowEnd.ts'

/** The prices of a market around 1 and 6 hours ago, and the end of those hours in epoch seconds; null when unknown. */
export function useRecentPrices(market: Market, isWanted = true) {
  const { end, lagEnd } = useWindowEnd()
  const query = recentPricesQuery(market.poolAddress, lagEnd, market)
  const placeholderData = earlierReading<RecentPrices>(query.queryKey)
  const { data: recent } = useQuery({ ...query, enabled: isWanted, placeholderData })
  return { recent, end }
}
