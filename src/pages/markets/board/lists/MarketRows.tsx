import { lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { manyColumns, marketColumns } from '#pages/markets/board/columns/marketColumns.tsx'
import { phoneColumns } from '#pages/markets/board/columns/phoneColumns.tsx'
import { cardColumns, useShownColumns } from '#pages/markets/board/columns/shownColumns.ts'
import { TwinSymbols, twinSymbols } from '#pages/markets/board/columns/twinSymbols.ts'
import { UnreadableCounts } from '#pages/markets/board/columns/UnreadableCounts.tsx'
import { changeWindow, keepRows } from '#pages/markets/board/orderMarkets.ts'
import { useQuickBuyAmount } from '#pages/markets/board/quickBuy/quickBuyAmount.ts'
import { quickBuyColumn } from '#pages/markets/board/quickBuy/quickBuyColumn.tsx'
import { LookAlikeNotice } from '#pages/markets/parts/LookAlikeNotice.tsx'
import { PauseButton } from '#pages/markets/parts/PauseButton.tsx'
import { useHold } from '#pages/markets/parts/useHold.ts'
import { WindowedTable } from '#pages/markets/parts/window/WindowedTable.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { useIsPhone, useMedia } from '#ui/layout/useMedia.ts'
import { PhoneHead } from './PhoneHead.tsx'

/** The code loads for cards. */
const CardGrid = lazyRouteComponent(() => import('#pages/markets/board/cards/CardGrid.tsx'), 'CardGrid')

export type MarketRowsProps = {
  markets: readonly Market[]
  view: 'table' | 'cards'
  order: BoardOrder
  /** The sentence for an empty list. */
  empty: string
  /** The line under the list: the number of rows and "load more". */
  children: ReactNode
}

/**
 * A window that shows a table but has no room for the columns in `onlyWide`. A crowded one drops its first two when
 * there are very many columns, and one of `forButton` for the buttons of a quick buy.
 */
const narrowTable = '(40rem <= width < 75rem)'
const crowdedTable = '(width < 90rem)'
const onlyWide = ['hour', 'sixHours', 'sides', 'topHolder', 'liquidity', 'creator']
const mostColumns = 12
/** The width of names of up to 17 characters, where the columns of figures have room to spare. */
const wideName = 17.4
const forButton = ['sixHours', 'age'] as const

const poolOf = ({ poolAddress }: Market) => poolAddress

/** Markets as rows or as cards. They do not move while the pointer or the focus is in them, and when paused. */
export function MarketRows({ markets, view, order, empty, children }: MarketRowsProps) {
  const navigate = useNavigate({ from: '/markets' })
  const hold = useHold()
  const rows = useHeldMarkets(markets, order, hold)
  const chosen = useShownColumns()
  const quickBuy = useQuickBuyAmount()
  const within = changeWindow(order) ?? 'day'
  const shown = useMemo(
    () => (view === 'cards' ? cardColumns(chosen, within) : chosen),
    [view, chosen, within],
  )
  const isNarrow = useMedia(narrowTable)
  const isNotWide = useMedia(crowdedTable)
  const isCrowded = isNotWide && shown.length > mostColumns
  const isPhone = useIsPhone()
  const gives = quickBuy !== null && isNotWide && forButton.find((id) => id !== within && shown.includes(id))
  const hidden = isNarrow ? 6 : isCrowded ? 2 : 0
  const columns = useMemo(
    () => [
      ...marketColumns(shown, order, (next) =>
        navigate({ search: (before) => ({ ...before, order: next }), replace: true, resetScroll: false }),
      ),
      ...(quickBuy === null ? [] : [quickBuyColumn(quickBuy)]),
    ],
    [shown, order, navigate, quickBuy],
  )
  const inTable = useMemo(
    () =>
      isPhone
        ? phoneColumns(columns, within)
        : columns
            .filter(({ id }) => id === within || (id !== gives && !onlyWide.slice(0, hidden).includes(id)))
            .map((column) =>
              column.id === 'market' && hidden === 0 && shown.length <= manyColumns
                ? { ...column, width: wideName }
                : column,
            ),
    [columns, shown, hidden, gives, isPhone, within],
  )

  const twins = useMemo(() => twinSymbols(markets), [markets])

  return (
    <TwinSymbols value={twins}>
      <div {...hold.area}>
        {isPhone && view === 'table' && rows.length > 0 && <PhoneHead within={within} />}
        {view === 'cards' && rows.length > 0 ? (
          <Suspense fallback={<Skeleton rows={40} />}>
            <CardGrid key={`${shown} ${quickBuy}`} markets={rows} columns={columns} />
          </Suspense>
        ) : (
          <WindowedTable caption="Markets" columns={inTable} rows={rows} rowKey={poolOf} empty={empty} />
        )}
        {/* Below the rows, so that it does not move them. */}
        <LookAlikeNotice markets={rows} />
        <footer className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-t px-4 py-1.5 text-xs text-faint">
          {children}
          <UnreadableCounts />
          {rows.length > 0 && (
            <span className="ml-auto flex items-center gap-2">
              <PauseButton hold={hold} what="markets" />
            </span>
          )}
        </footer>
      </div>
    </TwinSymbols>
  )
}

/**
 * The markets in a fixed order while the list is held: no row moves or leaves. While paused they keep their figures
 * too. Another order of the board ends this.
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
