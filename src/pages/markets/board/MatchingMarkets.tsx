import { useSuspenseQuery } from '@tanstack/react-query'
import { searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { Markets } from './Markets.tsx'
import type { BoardOrder } from './order/boardOrder.ts'
import { sortLoaded, uniqueMarkets } from './order/order.ts'

type MatchingMarketsProps = { query: string; order: BoardOrder; view: 'table' | 'cards' }

/** The markets that match a text. The indexer sends them in an order of its own. */
export function MatchingMarkets({ query, order, view }: MatchingMarketsProps) {
  const { data } = useSuspenseQuery(searchMarketsQuery(query))
  const markets = sortLoaded(uniqueMarkets(data.rows), order)
  return (
    <Markets markets={markets} view={view} order={order} empty={`No market matches “${query}”.`}>
      {markets.length} found
      {data.unreadable > 0 && ` · ${data.unreadable} could not be read`}
    </Markets>
  )
}
