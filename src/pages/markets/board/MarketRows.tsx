import { lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { PauseButton } from '#pages/markets/parts/PauseButton.tsx'
import { LookAlikeNotice } from '#pages/markets/parts/trust/LookAlikeNotice.tsx'
import { useHold } from '#pages/markets/parts/useHold.ts'
import { WindowedTable } from '#pages/markets/parts/window/WindowedTable.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { CardGrid } from './cards/CardGrid.tsx'
import { useShownColumns } from './columns/shownColumns.ts'
import { useIncomplete } from './columns/useIncomplete.ts'
import { marketColumns } from './marketColumns.tsx'
import type { BoardOrder } from './order/boardOrder.ts'
import { useHeldMarkets } from './useHeldMarkets.ts'

export type MarketRowsProps = {
  markets: readonly Market[]
  view: 'table' | 'cards'
  order: BoardOrder
  /** What to say when there are none. */
  empty: string
  /** The line under the list: how many, and more. */
  children: ReactNode
}

/**
 * A window in which there are rows and no cards, and no room for these columns; in a wider one, of very many, the first
 * two.
 */
const narrowTable = '(40rem <= width < 75rem)'
const crowdedTable = '(width < 90rem)'
const onlyWide = ['hour', 'sixHours', 'sides', 'topHolder', 'liquidity', 'creator']
const mostColumns = 12

/** Loaded when there is something to say. */
const UnreadableCounts = lazyRouteComponent(
  () => import('./columns/UnreadableCounts.tsx'),
  'UnreadableCounts',
)

/** Markets as rows or as cards. They stand still while the pointer or the focus is in them, and when paused. */
export function MarketRows({ markets, view, order, empty, children }: MarketRowsProps) {
  const navigate = useNavigate({ from: '/markets' })
  const hold = useHold()
  const rows = useHeldMarkets(markets, order, hold)
  const shown = useShownColumns()
  const isIncomplete = useIncomplete()
  const isNarrow = useMedia(narrowTable)
  const isCrowded = useMedia(crowdedTable) && shown.length > mostColumns
  const hidden = isNarrow ? 6 : isCrowded ? 2 : 0
  const columns = useMemo(
    () =>
      marketColumns(shown, order, (next) =>
        navigate({ search: (before) => ({ ...before, order: next }), replace: true, resetScroll: false }),
      ),
    [shown, order, navigate],
  )
  const inTable = useMemo(
    () => columns.filter(({ id }) => !onlyWide.slice(0, hidden).includes(id)),
    [columns, hidden],
  )

  return (
    <div {...hold.area}>
      {view === 'cards' && rows.length > 0 ? (
        <CardGrid key={shown.join()} markets={rows} columns={columns} />
      ) : (
        <WindowedTable
          caption="Markets"
          columns={inTable}
          rows={rows}
          rowKey={(market) => market.poolAddress}
          empty={empty}
        />
      )}
      {/* Below the rows, which it would move. */}
      <LookAlikeNotice markets={rows} />
      <footer className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-t px-4 py-1.5 text-xs text-faint">
        {children}
        {isIncomplete && (
          <Suspense>
            <UnreadableCounts />
          </Suspense>
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
