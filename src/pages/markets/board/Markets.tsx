import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { PauseButton } from '#pages/markets/parts/PauseButton.tsx'
import { LookAlikeNotice } from '#pages/markets/parts/trust/LookAlikeNotice.tsx'
import { useHold } from '#pages/markets/parts/useHold.ts'
import { WindowedTable } from '#pages/markets/parts/window/WindowedTable.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import type { BoardOrder } from './boardOrder.ts'
import { CardGrid } from './CardGrid.tsx'
import { useShownColumns } from './columns/shownColumns.ts'
import { marketColumns } from './marketColumns.tsx'
import { useHeldMarkets } from './useHeldMarkets.ts'
import { useUnreadableCandles } from './useUnreadableCandles.ts'

type MarketsProps = {
  markets: readonly Market[]
  view: 'table' | 'cards'
  order: BoardOrder
  /** What to say when there are none. */
  empty: string
  /** The line under the list: how many, and more. */
  children: ReactNode
}

/** A window in which there are rows and no cards, and no room for these columns. */
const narrowTable = '(40rem <= width < 75rem)'
const onlyWide = ['hour', 'sixHours', 'liquidity', 'creator']

/** Markets as rows or as cards. They stand still while the pointer or the focus is in them, and when paused. */
export function Markets({ markets, view, order, empty, children }: MarketsProps) {
  const navigate = useNavigate({ from: '/markets' })
  const hold = useHold()
  const rows = useHeldMarkets(markets, order, hold)
  const shown = useShownColumns()
  const unreadable = useUnreadableCandles()
  const isNarrow = useMedia(narrowTable)
  const columns = useMemo(() => {
    const all = marketColumns(shown, order, (next) =>
      navigate({ search: (before) => ({ ...before, order: next }), replace: true, resetScroll: false }),
    )
    return isNarrow ? all.filter(({ id }) => !onlyWide.includes(id)) : all
  }, [shown, order, navigate, isNarrow])

  return (
    <div {...hold.area}>
      {view === 'cards' && rows.length > 0 ? (
        <CardGrid key={shown.join()} markets={rows} columns={columns} />
      ) : (
        <WindowedTable
          caption="Markets"
          columns={columns}
          rows={rows}
          rowKey={(market) => market.poolAddress}
          empty={empty}
        />
      )}
      {/* Below the rows, which it would move. */}
      <LookAlikeNotice markets={rows} />
      <footer className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-t px-4 py-1.5 text-xs text-faint">
        {children}
        {unreadable > 0 && (
          <span className="text-warn">{formatCount(unreadable)} of their candles could not be read</span>
        )}
        {rows.length > 0 && (
          <span className="ml-auto flex items-center gap-2">
            {hold.isPaused && 'Paused'}
            <PauseButton hold={hold} />
          </span>
        )}
      </footer>
    </div>
  )
}
