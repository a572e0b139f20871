import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { CardGrid } from '#pages/markets/board/cards/CardGrid.tsx'
import { marketColumns } from '#pages/markets/board/columns/marketColumns.tsx'
import { areUsual, useShownColumns } from '#pages/markets/board/columns/shownColumns.ts'
import { UnreadableCounts } from '#pages/markets/board/columns/UnreadableCounts.tsx'
import { keepRows } from '#pages/markets/board/orderMarkets.ts'
import { LookAlikeNotice } from '#pages/markets/parts/LookAlikeNotice.tsx'
import { PauseButton } from '#pages/markets/parts/PauseButton.tsx'
import { useHold } from '#pages/markets/parts/useHold.ts'
import { WindowedTable } from '#pages/markets/parts/window/WindowedTable.tsx'
import { useIsPhone, useMedia } from '#ui/layout/useMedia.ts'

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
/** What fits into two lines on a phone. Whoever chose columns sees all of them. */
const twoLines = ['market', 'price', 'day', 'marketCap', 'volume', 'trades']

/** Markets as rows or as cards. They stand still while the pointer or the focus is in them, and when paused. */
export function MarketRows({ markets, view, order, empty, children }: MarketRowsProps) {
  const navigate = useNavigate({ from: '/markets' })
  const hold = useHold()
  const rows = useHeldMarkets(markets, order, hold)
  const shown = useShownColumns()
  const isNarrow = useMedia(narrowTable)
  const isCrowded = useMedia(crowdedTable) && shown.length > mostColumns
  const isShort = useIsPhone() && areUsual(shown)
  const hidden = isNarrow ? 6 : isCrowded ? 2 : 0
  const columns = useMemo(
    () =>
      marketColumns(shown, order, (next) =>
        navigate({ search: (before) => ({ ...before, order: next }), replace: true, resetScroll: false }),
      ),
    [shown, order, navigate],
  )
  const inTable = useMemo(
    () =>
      columns.filter(({ id }) => (isShort ? twoLines.includes(id) : !onlyWide.slice(0, hidden).includes(id))),
    [columns, hidden, isShort],
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
        <UnreadableCounts />
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

/**
 * Markets in an order that stands still while the list is held: a row neither moves nor leaves. Paused they keep their
 * figures, too. Another order of the board starts anew.
 */
function useHeldMarkets(
  markets: readonly Market[],
  order: BoardOrder,
  { isHeld, isPaused }: { isHeld: boolean; isPaused: boolean },
): readonly Market[] {
  const [held, setHeld] = useState<{ markets: readonly Market[]; order: BoardOrder } | null>(null)
  const isFresh = held !== null && held.order === order
  if (isHeld && !isFresh) setHeld({ markets, order })
  if (!isHeld && held) setHeld(null)
  if (!isHeld || !isFresh) return markets
  return isPaused ? held.markets : keepRows(held.markets, markets)
}
