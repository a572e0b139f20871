import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { firstRows, rangeWithin, shortList } from '#pages/markets/parts/window/rowRange.ts'
import { virtualSpacers, virtualSpacersClass } from '#pages/markets/parts/window/virtualSpacers.ts'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import type { Column } from '#ui/table/Column.ts'
import { contentVisibility } from '#ui/table/contentVisibility.ts'
import { useGrowingCount } from '#ui/table/useGrowingCount.ts'
import { cardHeight, cardPadding, MarketCard } from './MarketCard.tsx'

type CardGridProps = { markets: readonly Market[]; columns: readonly Column<Market>[] }

const RowWindow = lazy(async () => ({
  default: (await import('#pages/markets/parts/window/RowWindow.tsx')).RowWindow,
}))

/** The cards in a row before the width is measured, on a window wider than a phone. */
const usualPerRow = 4

/** Markets as cards. A long list renders only the cards near the window. */
export function CardGrid({ markets, columns }: CardGridProps) {
  const list = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const { perRow, rowHeight } = useGridSize(list, {
    perRow: isPhone ? 1 : usualPerRow,
    rowHeight: cardHeight(columns),
  })
  const [range, setRange] = useState(firstRows)
  const { start, end } = rangeWithin(range, markets.length)
  const windowed = markets.length > shortList
  const space = (cards: number) => Math.ceil(cards / perRow) * rowHeight
  const count = useGrowingCount(end - start, isPhone ? rowHeight : rowHeight / usualPerRow)
  return (
    <>
      <div
        ref={list}
        {...(markets.length > count && {
          className: `bg-surface ${virtualSpacersClass}`,
          style: virtualSpacers(space(start), space(markets.length - start - count)),
        })}
      >
        <ul
          aria-label="Markets"
          style={contentVisibility(rowHeight - cardPadding)}
          className="grid sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] *:shadow-[0_0_0_1px_var(--color-line)]"
        >
          {markets.slice(start, start + count).map((market) => (
            <MarketCard key={market.poolAddress} market={market} columns={columns} />
          ))}
        </ul>
      </div>
      {windowed && (
        <Suspense fallback={null}>
          <RowWindow
            list={list}
            start={start}
            count={markets.length}
            rowHeight={rowHeight}
            perRow={perRow}
            onRange={setRange}
          />
        </Suspense>
      )}
    </>
  )
}

type GridSize = { perRow: number; rowHeight: number }

/** The number of cards in a row at this width, and the height of a row, as `expected` until measured. All cards are equally high. */
function useGridSize(list: RefObject<HTMLElement | null>, expected: GridSize): GridSize {
  const [size, setSize] = useState<GridSize | null>(null)

  useEffect(() => {
    const grid = list.current?.querySelector('ul')
    if (!grid) return
    // The observer runs after layout; measuring earlier would force a second layout.
    const observer = new ResizeObserver(() => {
      const card = grid.querySelector('li')
      if (!card) return
      const perRow = getComputedStyle(grid).gridTemplateColumns.split(' ').length
      const rowHeight = card.getBoundingClientRect().height
      setSize((before) =>
        before?.perRow === perRow && before.rowHeight === rowHeight ? before : { perRow, rowHeight },
      )
    })
    observer.observe(grid)
    return () => observer.disconnect()
  }, [list])

  return size ?? expected
}
