import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { heldTrades } from '#domain/markets/trades/heldTrades.ts'
import type { CountedRows } from '#interfaces/indexer/graphql/execute.ts'
import { watchRecentSwaps } from '#interfaces/indexer/live/swaps/recentSwaps.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { formatCount } from '#lib/format/count.ts'
import { PauseButton } from '#pages/markets/parts/PauseButton.tsx'
import { useHold } from '#pages/markets/parts/useHold.ts'
import { useFailedPanel, useIsHidden } from '#ui/feedback/failure/outage.ts'
import { TradedChip } from './TradedChip.tsx'

const count = 20
/** Each position keeps its element when trades change, so that nothing jumps. */
const places = Array.from({ length: count }, (_, place) => place)

const panelKey = 'just traded'

/**
 * The newest trades of all markets, live, for a wide window: a phone has room for less than one of them. They do not move while
 * the pointer or the focus is in them, and when paused.
 */
export function JustTraded() {
  const { list, error, read } = useRecentSwaps()
  useFailedPanel(list === null ? error : null, read, panelKey)
  const hold = useHold()
  const loaded = loadedMarkets(useQueryClient())
  const { rows: shown, waiting } = useHeldSwaps(list?.rows ?? [], hold.isHeld)
  return (
    <section
      aria-label="Just traded"
      hidden={useIsHidden(panelKey)}
      className="flex h-9 items-center gap-x-3"
    >
      <h2 className="w-17 shrink-0 text-xs font-medium text-muted">Just traded</h2>
      <ul
        className="relative grid h-9 min-w-0 flex-1 grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-2 overflow-hidden"
        {...hold.area}
      >
        {places.map((place) => {
          const swap = shown[place]
          return swap && <TradedChip key={place} swap={swap} loaded={loaded.get(swap.poolAddress)} />
        })}
      </ul>
      {list?.rows.length === 0 && <p className="flex-1 text-xs text-faint">No trades yet.</p>}
      {error !== null && <p className="text-xs text-warn">The newest trades could not be read.</p>}
      {list !== null && list.unreadable > 0 && (
        <p className="text-xs whitespace-nowrap text-warn">
          {formatCount(list.unreadable)} could not be read
        </p>
      )}
      {(shown.length > 0 || hold.isPaused) && (
        <span className="ml-auto shrink-0">
          <PauseButton
            hold={hold}
            what="trades"
            news={hold.isPaused ? `${waiting}${waiting < count ? '' : '+'}` : undefined}
          />
        </span>
      )}
    </section>
  )
}

/** The trades at the moment the list was held, without those that are no longer on the chain. */
function useHeldSwaps(rows: readonly Swap[], isHeld: boolean) {
  const [held, setHeld] = useState<readonly Swap[] | null>(null)
  if (isHeld && held === null && rows.length > 0) setHeld(rows)
  if (!isHeld && held !== null) setHeld(null)
  return heldTrades(held ?? rows, rows)
}

/** The markets that the board's lists have loaded, by pool, so that they are not requested again. */
function loadedMarkets(client: QueryClient): ReadonlyMap<string, Market> {
  const pages = client.getQueriesData<InfiniteData<{ markets: Market[] }>>({
    queryKey: ['indexer', 'markets'],
  })
  const trending = client.getQueriesData<CountedRows<Market>>({ queryKey: ['indexer', 'trendingMarkets'] })
  const markets = [
    ...pages.flatMap(([, data]) => data?.pages.flatMap((page) => page.markets) ?? []),
    ...trending.flatMap(([, data]) => data?.rows ?? []),
  ]
  return new Map(markets.map((market) => [market.poolAddress, market]))
}

/**
 * The newest trades of all markets, live; null before the first answer. `error` is that of the last reading, null after
 * a successful one, and `read` reads them now.
 */
function useRecentSwaps() {
  const [list, setList] = useState<CountedRows<Swap> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const latestRead = useRef<() => void>(() => undefined)

  useEffect(() => {
    const { stop, read } = watchRecentSwaps(count, {
      swaps: (next) => {
        setList(next)
        setError(null)
      },
      failed: setError,
    })
    latestRead.current = () => void read()
    return stop
  }, [])

  return { list, error, read: () => latestRead.current() }
}
