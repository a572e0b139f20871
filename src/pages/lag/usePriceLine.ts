import { useQuery } from '@tanstack/react-query'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { useWindowEnd } from './useWindowEnd.ts'

/** The recent prices of a market, and the end of its 24-hour and 7-day windows in epoch seconds; null when unknown. */
export function usePriceLine(poolAddress: string, isWanted = true) {
  const { end, lagEnd } = useWindowEnd()
  const query = priceLineQuery(poolAddress, lagEnd)
  const { data: line } = useQuery({
    ...query,
    enabled: isWanted,
    // Prices of the same market stay exact until the next ones arrive.
    placeholderData: (line, before) =>
      lagEnd !== null &&
      before?.queryKey[2] === poolAddress &&
      before.queryKey.length === query.queryKey.length
        ? line
        : undefined,
  })
  return { line, end }
}
