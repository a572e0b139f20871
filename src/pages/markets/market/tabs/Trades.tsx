import { useState } from 'react'
import { swapFeed } from '#interfaces/indexer/live/swapFeed.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { now } from '#lib/browser/clock.ts'
import { LiveLine } from '#pages/markets/parts/LiveLine.tsx'
import { useSwapFeed } from '#pages/markets/parts/useSwapFeed.ts'
import { WindowedTable } from '#pages/markets/parts/WindowedTable.tsx'
import { Failure } from '#ui/feedback/Failure.tsx'
import { TableSkeleton } from '#ui/feedback/TableSkeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { tradeColumns } from './tradeColumns.tsx'

type TradesProps = { market: Market }

/** The trades of a market, live. While the pointer is over them the list pauses and counts new ones. */
export function Trades({ market }: TradesProps) {
  const feed = useSwapFeed(market.poolAddress)
  const [pausedAt, setPausedAt] = useState<Swap | null>(null)
  const [openedAt] = useState(() => now())
  const waiting = pausedAt ? Math.max(0, feed.swaps.indexOf(pausedAt)) : 0
  const rows = feed.swaps.slice(waiting)

  return (
    <Panel
      title="Trades"
      source="indexer"
      asOf={<LiveLine state={feed.state} freshAt={feed.freshAt} />}
      control={waiting > 0 && <span className="text-xs text-faint">Paused · {waiting} new</span>}
    >
      {!feed.loaded && feed.error === null && <TableSkeleton rows={10} />}
      {feed.error !== null && <Failure error={feed.error} retry={swapFeed(market.poolAddress).catchUp} />}
      {feed.loaded && (
        <div onPointerEnter={() => setPausedAt(rows[0] ?? null)} onPointerLeave={() => setPausedAt(null)}>
          <WindowedTable
            caption="Trades"
            columns={tradeColumns(market)}
            rows={rows}
            rowKey={(swap) => `${swap.id}:${swap.transactionHash}`}
            rowMark={(swap) => (swap.timestamp && swap.timestamp.getTime() > openedAt ? 'new' : undefined)}
            empty="No trades yet."
          />
          {rows.length > 0 && (
            <LoadOlder
              market={market}
              count={rows.length}
              // Trades that wait for the pointer are loaded too.
              complete={!feed.more || feed.swaps.length >= market.tradesTotal}
            />
          )}
        </div>
      )}
    </Panel>
  )
}

type LoadOlderProps = { market: Market; count: number; complete: boolean }

function LoadOlder({ market, count, complete }: LoadOlderProps) {
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
        {complete ? `All ${count} trades` : `${count} newest trades`}
        {!complete && (
          <Button size="small" busy={busy} onClick={load}>
            Load older
          </Button>
        )}
      </footer>
    </>
  )
}
