import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { formatCount } from '#lib/format/count.ts'

/** How many candles, trades and holders requested for the rows on screen could not be read. */
export function UnreadableCounts() {
  return (
    <>
      <Unreadable query="priceLine" one="candle" many="candles" />
      <Unreadable query="buysAndSells" one="trade" many="trades" />
      <Unreadable query="topHolder" one="holder" many="holders" />
    </>
  )
}

type UnreadableProps = {
  /** The second part of the query's key. */
  query: 'priceLine' | 'buysAndSells' | 'topHolder'
  /** The name of one record. */
  one: string
  many: string
}

function Unreadable({ query, one, many }: UnreadableProps) {
  const count = useUnreadable(query)
  if (count === 0) return null
  return (
    <span className="text-warn">
      {formatCount(count)} {count === 1 ? one : many} could not be read
    </span>
  )
}

/** How many unreadable records the mounted queries of one kind left out. */
function useUnreadable(query: UnreadableProps['query']): number {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[1] === query)
          listener()
      }),
    [cache, query],
  )
  return useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ queryKey: ['indexer', query], type: 'active' })
      .map(({ state }) => state.data as { unreadable: number } | undefined)
      .reduce((sum, answer) => sum + (answer?.unreadable ?? 0), 0),
  )
}
