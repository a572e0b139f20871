import { useQuery } from '@tanstack/react-query'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { useWindowEnd } from './useWindowEnd.ts'

/** The recent prices of a market, and when its windows of hours and days end, in epoch seconds; null when unknown. */
export function usePriceLine(poolAddress: string, isWanted = true) {
  const { end, lagEnd } = useWindowEnd()
  const query = priceLineQuery(poolAddress, lagEnd)
  const { data: line } = useQuery({
    ...query,
    enabled: isWanted,
    // Of the same market, while the indexer goes on reading: they are exact until the next ones are here.
    placeholderData: (line, before) =>
      lagEnd !== null &&
      before?.queryKey[2] === poolAddress &&
      before.queryKey.length === query.queryKey.length
        ? line
        : undefined,
  })
  return { line, end }
}
