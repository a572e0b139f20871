import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { marketsQuery } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { isLoadedOnly, serverOrder, sortLoaded, uniqueMarkets } from '#pages/markets/board/orderMarkets.ts'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Markets } from './Markets.tsx'

type MarketListProps = { order: BoardOrder; view: 'table' | 'cards'; isFiltered: boolean }

const refetchInterval = 30_000

/** All markets in one order, page by page, or all pages at once where filters show a part of what is loaded. */
export function MarketList({ order, view, isFiltered }: MarketListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const query = useSuspenseInfiniteQuery({
    ...marketsQuery(serverOrder(order)),
    refetchInterval,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = query
  const last = data.pages.at(-1)
  const isNext = hasNextPage && (isWhole || !last?.isFull)
  const { length } = data.pages

  // A short page may be the end or the server's own maximum. The next page decides.
  // An answer may come before `isFetchingNextPage` was seen: the number of pages tells.
  useEffect(() => {
    if (length > 0 && isNext && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [length, isNext, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

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
        {hasNextPage && (!isNext || isFetchNextPageError) && (
          <Button
            size="small"
            busy={isFetchingNextPage}
            onClick={() => (isFiltered && !isNext ? setIsWhole(true) : fetchNextPage())}
          >
            {isFetchNextPageError ? 'Try again' : isFiltered ? 'Load all' : 'Load more'}
          </Button>
        )}
      </Markets>
    </>
  )
}
