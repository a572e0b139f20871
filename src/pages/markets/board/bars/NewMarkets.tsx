import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { watchNewMarkets } from '#interfaces/indexer/live/marketFeed.ts'

/** Shows the number of markets created since the board was read; a press adds them. */
export function NewMarkets() {
  const queryClient = useQueryClient()
  const navigate = useNavigate({ from: '/markets' })
  const [pools, setPools] = useState<readonly string[]>([])

  useEffect(
    () =>
      watchNewMarkets({
        state: () => undefined,
        gap: () => undefined,
        markets: (markets) =>
          setPools((before) => [...new Set([...before, ...markets.map((market) => market.poolAddress)])]),
      }),
    [],
  )

  function show() {
    setPools([])
    void queryClient.invalidateQueries({ queryKey: ['indexer', 'markets'] })
    void navigate({ search: (before) => ({ view: before.view, order: 'newest' as const }) })
  }

  return (
    <div role="status">
      {pools.length > 0 && (
        <div className="flex justify-center border-b bg-soft py-1">
          <button
            type="button"
            className="h-6 text-xs font-medium text-accent hover:underline"
            onClick={show}
          >
            {pools.length === 1 ? 'Show 1 new market' : `Show ${pools.length} new markets`}
          </button>
        </div>
      )}
    </div>
  )
}
