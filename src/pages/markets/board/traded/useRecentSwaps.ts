import { useEffect, useState } from 'react'
import type { CountedRows } from '#interfaces/indexer/graphql/execute.ts'
import { watchRecentSwaps } from '#interfaces/indexer/live/swaps/recentSwaps.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'

/** The newest trades of all markets, live; null before the first answer, and until an answer `error` of a failed one. */
export function useRecentSwaps(count: number) {
  const [list, setList] = useState<CountedRows<Swap> | null>(null)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    const { stop } = watchRecentSwaps(count, {
      swaps: (next) => {
        setList(next)
        setError(null)
      },
      failed: setError,
    })
    return stop
  }, [count])

  return { list, error }
}
