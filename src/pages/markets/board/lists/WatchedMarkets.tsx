import { useQueries } from '@tanstack/react-query'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { sortLoaded } from '#pages/markets/board/orderMarkets.ts'
import { useWatchlist } from '#pages/markets/parts/watchlist.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { AllMarkets } from './AllMarkets.tsx'
import { Markets } from './Markets.tsx'

type WatchedMarketsProps = { order: BoardOrder; view: 'table' | 'cards' }

const refetchInterval = 30_000

/**
 * The markets watched in this browser. Without an order of the board the last one added comes first. An unreadable
 * market is left out and counted; the list fails only when none is readable.
 */
export function WatchedMarkets({ order, view }: WatchedMarketsProps) {
  const results = useQueries({
    queries: useWatchlist().map((pool) => ({ ...batchedMarketQuery(pool), refetchInterval })),
  })
  const markets = results.flatMap(({ data }) => data ?? [])
  const failed = results.filter(({ data, error }) => error && !data)
  const gone = results.filter(({ data }) => data === null)
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  if (results.length === 0)
    return (
      <Empty action={<AllMarkets />}>No watched markets. Press the star beside a market to add it.</Empty>
    )
  if (results.some(({ isPending, error }) => isPending && !error)) return <TableSkeleton rows={10} />
  if (failed.length > 0 && markets.length === 0) return <Failure error={failed[0]?.error} retry={retry} />
  return (
    <Markets
      markets={sortLoaded(markets, order)}
      view={view}
      order={order}
      empty="The indexer has none of the watched markets."
    >
      {markets.length} watched, in this browser
      {gone.length > 0 && ` · ${gone.length} not found`}
      {failed.length > 0 && (
        <>
          {` · ${failed.length} could not be read`}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </Markets>
  )
}
