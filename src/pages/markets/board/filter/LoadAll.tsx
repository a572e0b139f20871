import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { marketsQuery } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { serverOrder } from '#pages/markets/board/orderMarkets.ts'
import { Button } from '#ui/form/Button.tsx'

/** Loads all other markets of the board, because filters see only the loaded ones. Nothing where all are loaded. */
export function LoadAll({ order }: { order: BoardOrder }) {
  const query = useInfiniteQuery({ ...marketsQuery(serverOrder(order)), enabled: false })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const [isWanted, setIsWanted] = useState(false)
  const last = data?.pages.at(-1)

  // An answer may come before `isFetchingNextPage` was seen: the last page tells.
  useEffect(() => {
    if (isWanted && last && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isWanted, last, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (!hasNextPage || !last?.isFull) return null
  return (
    <Button
      size="small"
      busy={isWanted && !isFetchNextPageError}
      onClick={() => (isWanted ? fetchNextPage() : setIsWanted(true))}
    >
      Load all
    </Button>
  )
}
