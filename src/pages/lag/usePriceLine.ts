import { type QueryKey, useQuery } from '@tanstack/react-query'
import { isSinceLaunch, launchOf } from '#domain/markets/prices/launch.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { type PriceLine, priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { useWindowEnd } from './useWindowEnd.ts'

const week = 7 * 86_400

/** The price, end time and launch that a change is measured with: now, or at the newest block of a lagging indexer. */
export function nowOf(market: Market, end: number | null) {
  // Only a younger market has its launch in the window, and only then is its launch price needed.
  const launch = isSinceLaunch(market.createdAt, end, week) ? launchOf(market) : null
  return { price: market.spotPrice, end, launch }
}

/**
 * The recent prices of a market with its traded hours, and the end of its 24-hour and 7-day windows in epoch seconds; null when
 * unknown. Only what is read already where it is not wanted. `isPending` also while only the exact day is missing.
 */
export function usePriceLine(market: Market, isWanted = true) {
  const { end, lagEnd } = useWindowEnd()
  const query = priceLineQuery(market.poolAddress, lagEnd, market)
  const placeholderData = earlierReading<PriceLine>(query.queryKey)
  const reading = useQuery({ ...query, enabled: isWanted, placeholderData })
  const { data: line, dataUpdatedAt: readAt } = reading
  const isPending = reading.isPending || (line?.day === null && reading.isFetching)
  return { line, isPending, end, traded: line && { hours: line.hours, readAt } }
}

/** The earlier prices of the same market, which stay on screen until those of a later block of a lagging indexer arrive. */
export function earlierReading<Data>([, , pool, end]: QueryKey) {
  return (data: Data | undefined, before: { queryKey: QueryKey } | undefined) => {
    const [, , poolBefore, endBefore] = before?.queryKey ?? []
    const isEarlier = end !== undefined && endBefore !== undefined && Number(endBefore) <= Number(end)
    return isEarlier && poolBefore === pool ? data : undefined
  }
}
