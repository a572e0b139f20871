import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { marketsQuery } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { serverOrder } from '#pages/markets/board/orderMarkets.ts'

/** A board of this many markets reads no further ones by itself. */
const mostByItself = 500

/**
 * Reads the markets of the board that are not loaded yet, because filters see only loaded ones: by itself up to 500,
 * all of them once `readAll` is called, which also tries again after a failure.
 */
export function useRestOfBoard(order: BoardOrder) {
  const query = useInfiniteQuery({ ...marketsQuery(serverOrder(order)), enabled: false })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const [isAllWanted, setIsAllWanted] = useState(false)
  const last = data?.pages.at(-1)
  const received = data?.pages.reduce((sum, page) => sum + page.received, 0) ?? 0
  const isReading = hasNextPage && (isAllWanted || received < mostByItself)

  // `last` is named because an answer may come before `isFetching` was seen. What already reads is not read twice.
  useEffect(() => {
    if (isReading && last && !isFetching && !isFetchNextPageError)
      void fetchNextPage({ cancelRefetch: false })
  }, [isReading, last, isFetching, isFetchNextPageError, fetchNextPage])

  function readAll() {
    setIsAllWanted(true)
    if (isFetchNextPageError) void fetchNextPage()
  }

  return {
    state: !hasNextPage
      ? ('whole' as const)
      : isFetchNextPageError
        ? ('failed' as const)
        : isReading
          ? ('reading' as const)
          : ('partial' as const),
    readAll,
  }
}
