import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'
import { filterTrades, isFiltered } from '#domain/markets/trades/tradeFilter.ts'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { type Swap, swapKey } from '#interfaces/indexer/swap.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { now } from '#lib/browser/clock.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPrice } from '#lib/format/money.ts'
import { useSeen } from '#pages/markets/parts/figures/useSeen.ts'
import { LiveLine } from '#pages/markets/parts/live/LiveLine.tsx'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'
import { PauseButton } from '#pages/markets/parts/PauseButton.tsx'
import { useHold } from '#pages/markets/parts/useHold.ts'
import { WindowedTable } from '#pages/markets/parts/window/WindowedTable.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { LiveNews } from '#ui/feedback/LiveNews.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { noneListed } from '#ui/table/noneListed.ts'
import { tradeColumns } from './tradeColumns.tsx'
import { useTraders } from './useTraders.ts'

const route = getRouteApi('/markets/$poolAddress')

/** Reads up to a thousand trades, so only for somebody who scrolls to it. */
const PressureTable = lazyRouteComponent(() => import('./PressureTable.tsx'), 'PressureTable')

/** The code loads when filters are opened. */
const TradeFilters = lazyRouteComponent(() => import('./TradeFilters.tsx'), 'TradeFilters')

type TradesProps = { market: Market }

/** The trades of a market, live. While the pointer or the focus is in them the list pauses and counts new ones. */
export function Trades({ market }: TradesProps) {
  // Deferred, so that the whole list is not rendered in one task with the smaller figures that a trade changes.
  const feed = useDeferredValue(useSwapFeed(market.poolAddress))
  const hold = useHold()
  const own = useWalletAddress()
  const held = useHeldTrades(feed.swaps, hold.isHeld)
  const waiting = feed.swaps.length - held.length
  const filter = route.useSearch()
  const traded = useTraders(market, held)
  const { symbol, creator } = market
  // Each trade brings figures of the market, too: with columns of its own every row would be rendered again.
  const columns = useMemo(() => tradeColumns({ symbol, creator }, own), [symbol, creator, own])
  const rows = useMemo(() => filterTrades(traded, filter), [traded, filter])
  const [rowMark] = useState(newMark)
  const [isFiltering, setFiltering] = useState(isFiltered(filter))
  const last = feed.swaps[0]
  const isTraded = market.tradesTotal + feed.swaps.length > 0

  async function save() {
    const { saveTrades } = await loadInBackground(() => import('./saveTrades.ts'))
    saveTrades(market, rows, filter, held.length)
  }

  return (
    <Panel
      title="Trades"
      source="indexer"
      // The head of the page says that all is live.
      asOf={feed.state !== 'live' && <LiveLine state={feed.state} freshAt={feed.freshAt} />}
      control={
        isTraded && (
          <span className="flex items-center gap-2">
            {!isFiltering && (
              <Button size="small" tone="quiet" onClick={() => setFiltering(true)}>
                Filter
              </Button>
            )}
            {rows.length > 0 && (
              <Button size="small" tone="quiet" onClick={save}>
                CSV
              </Button>
            )}
            <PauseButton
              hold={hold}
              what="trades"
              news={waiting > 0 || hold.isPaused ? formatCount(waiting) : undefined}
            />
          </span>
        )
      }
    >
      {last && <LiveNews text={newsOf(last)} isPaused={hold.isHeld} />}
      {!feed.loaded && feed.error === null && <TableSkeleton rows={10} />}
      {feed.error !== null && <Failure error={feed.error} retry={swapFeed(market.poolAddress).catchUp} />}
      {feed.loaded && (
        <div {...hold.area}>
          <SeenPressure market={market} isTraded={isTraded} />
          {isFiltering && (
            <Suspense>
              <TradeFilters />
            </Suspense>
          )}
          <WindowedTable
            caption="Trades"
            columns={columns}
            rows={rows}
            rowKey={swapKey}
            rowMark={rowMark}
            empty={emptyText(isFiltered(filter), rows.length ? 0 : market.tradesTotal)}
          />
          {held.length > 0 && (
            <LoadOlder
              market={market}
              count={held.length}
              shown={isFiltered(filter) ? rows.length : null}
              unreadable={feed.unreadable}
              // Trades that are held back are loaded too.
              complete={!feed.more || feed.swaps.length >= market.tradesTotal}
            />
          )}
        </div>
      )}
    </Panel>
  )
}

/** Buys and sells, read once their place is on screen; nothing for a market without trades. */
function SeenPressure({ market, isTraded }: TradesProps & { isTraded: boolean }) {
  // A day of a busy market is some thousand trades.
  const { ref, seen } = useSeen(0)
  if (!isTraded) return null
  return (
    <div ref={ref} className="border-b">
      {seen ? (
        <Suspense fallback={<PressurePending />}>
          <PressureTable market={market} />
        </Suspense>
      ) : (
        // Nothing loads before it is seen.
        <div className="h-32" />
      )}
    </div>
  )
}

/** As high as the table of buys and sells. */
function PressurePending() {
  return (
    <div className="h-32">
      <Skeleton rows={3} />
    </div>
  )
}

/** The newest trade in a sentence. */
function newsOf({ side, priceUsd }: Swap): string {
  return `Newest trade: ${side ?? 'unknown side'}, ${formatPrice(priceUsd)}.`
}

function emptyText(isPart: boolean, counted: number): string {
  return isPart ? 'None of the loaded trades.' : noneListed('No trades yet.', counted)
}

/** Marks the trades since now. */
function newMark() {
  const openedAt = now()
  return ({ timestamp }: Swap) => (timestamp && timestamp.getTime() > openedAt ? 'new' : undefined)
}

/** The trades, without those that arrived while the list is held. */
function useHeldTrades(swaps: readonly Swap[], isHeld: boolean): readonly Swap[] {
  const [newest, setNewest] = useState<TradePosition | null>(null)
  if (isHeld && newest === null && swaps[0]) setNewest(swaps[0])
  if (!isHeld && newest !== null) setNewest(null)
  return useMemo(
    () => (newest === null ? swaps : swaps.filter((swap) => newestFirst(swap, newest) >= 0)),
    [swaps, newest],
  )
}

type LoadOlderProps = {
  market: Market
  count: number
  /** The number of trades that pass the filter; null without one. */
  shown: number | null
  unreadable: number
  complete: boolean
}

function LoadOlder({ market, count, shown, unreadable, complete }: LoadOlderProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function load() {
    setBusy(true)
    setError(null)
    await swapFeed(market.poolAddress).loadOlder().catch(setError)
    setBusy(false)
  }

  return (
    <>
      {error !== null && <Failure error={error} />}
      <footer className="flex min-h-11 items-center gap-3 border-t px-4 text-xs text-faint">
        {shown !== null && `${formatCount(shown)} of the ${formatCount(count)} loaded · `}
        {countText(count, complete)}
        {unreadable > 0 && ` · ${formatCount(unreadable)} could not be read`}
        {!complete && (
          <Button size="small" busy={busy} onClick={load}>
            Load older
          </Button>
        )}
      </footer>
    </>
  )
}

function countText(count: number, complete: boolean): string {
  if (!complete) return `${formatCount(count)} newest trades`
  return count === 1 ? '1 trade' : `All ${formatCount(count)} trades`
}
