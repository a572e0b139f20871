import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { marketsQuery } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { isLoadedOnly, serverOrder, sortLoaded, uniqueMarkets } from '#pages/markets/board/orderMarkets.ts'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Markets } from './Markets.tsx'

type MarketListProps = { order: BoardOrder; view: 'table' | 'cards' }

const refetchInterval = 30_000

/** All markets in one order, page by page. */
export function MarketList({ order, view }: MarketListProps) {
  const query = useSuspenseInfiniteQuery({
    ...marketsQuery(serverOrder(order)),
    refetchInterval,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = query
  const last = data.pages.at(-1)
  const maybeEnd = hasNextPage && !last?.isFull

  // A short page may be the end or the server's own maximum. The next page decides.
  useEffect(() => {
    if (maybeEnd && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [maybeEnd, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  const markets = sortLoaded(uniqueMarkets(data.pages.flatMap((page) => page.markets)), order)
  const unreadable = data.pages.reduce((sum, page) => sum + page.unreadable, 0)
  return (
    <>
      {query.error && !isFetchNextPageError && (
        <Stale at={new Date(query.dataUpdatedAt)} error={query.error} retry={() => query.refetch()} />
      )}
      <Markets markets={markets} view={view} order={order} empty="No markets yet.">
        {markets.length} {markets.length === 1 ? 'market' : 'markets'}
        {hasNextPage && ' loaded'}
        {unreadable > 0 && ` · ${unreadable} could not be read`}
        {isLoadedOnly(order) && hasNextPage && ', sorted within the loaded rows'}
        {hasNextPage && !maybeEnd && (
          <Button size="small" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchNextPageError ? 'Try again' : 'Load more'}
          </Button>
        )}
      </Markets>
    </>
  )
}
