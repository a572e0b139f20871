import { useSuspenseQuery } from '@tanstack/react-query'
import { searchMarketsQuery } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from './boardOrder.ts'
import { Markets } from './Markets.tsx'
import { sortLoaded, uniqueMarkets } from './order.ts'

type FoundMarketsProps = { query: string; order: BoardOrder; view: 'table' | 'cards' }

/** The markets that match what was typed. The indexer answers in its own order. */
export function FoundMarkets({ query, order, view }: FoundMarketsProps) {
  const { data } = useSuspenseQuery(searchMarketsQuery(query))
  const markets = sortLoaded(uniqueMarkets(data), order)
  return (
    <Markets markets={markets} view={view} order={order} empty={`No market matches “${query}”.`}>
      {markets.length} found
    </Markets>
  )
}
