import { useSuspenseQueries } from '@tanstack/react-query'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { useWatchlist } from '#pages/markets/parts/watchlist.ts'
import type { BoardOrder } from './boardOrder.ts'
import { Markets } from './Markets.tsx'
import { sortLoaded } from './order.ts'

type WatchedMarketsProps = { order: BoardOrder; view: 'table' | 'cards' }

/** The markets watched in this browser. Without an order of the board the last one added comes first. */
export function WatchedMarkets({ order, view }: WatchedMarketsProps) {
  const results = useSuspenseQueries({ queries: useWatchlist().map((pool) => marketQuery(pool)) })
  const markets = results.flatMap(({ data }) => data ?? [])
  return (
    <Markets
      markets={sortLoaded(markets, order)}
      view={view}
      order={order}
      empty="No watched markets. Press the star beside a market to add it."
    >
      {markets.length} watched, in this browser
    </Markets>
  )
}
