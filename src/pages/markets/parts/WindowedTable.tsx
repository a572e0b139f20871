import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react'
import { type Column, Table } from '#ui/table/Table.tsx'
import { firstRows, rangeWithin, rowHeight, shortList } from './rowRange.ts'
import { useGrowingCount } from './useGrowingCount.ts'

type WindowedTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  empty: string
  rowMark?: (row: Row) => 'here' | 'new' | undefined
}

const RowWindow = lazy(async () => ({ default: (await import('./RowWindow.tsx')).RowWindow }))

/**
 * A table of any length that keeps only the rows near the window in the page. A short one is there as a whole: its first
 * screen at once, the rest right after.
 */
export function WindowedTable<Row>({ rows, rowMark, ...rest }: WindowedTableProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState(firstRows)
  const grown = useGrowingCount()
  const { start, end: wanted } = rangeWithin(range, rows.length)
  const end = range === firstRows ? Math.min(wanted, grown) : wanted
  const windowed = rows.length > shortList
  const isWhole = end - start === rows.length
  return (
    <>
      <div
        ref={list}
        {...(!isWhole && { className: spaceClass, style: spaceAround(start, rows.length - end) })}
      >
        <Table {...rest} {...(rowMark ? { rowMark } : {})} rows={rows.slice(start, end)} />
      </div>
      {windowed && (
        <Suspense fallback={null}>
          <RowWindow list={list} start={start} count={rows.length} onRange={setRange} />
        </Suspense>
      )}
    </>
  )
}

/** Space that stands for the rows left out. It is inside the table's body: the head stays at the top of the list. */
const spaceClass =
  '[&_tbody]:before:block [&_tbody]:before:h-(--before) [&_tbody]:after:block [&_tbody]:after:h-(--after)'

function spaceAround(before: number, after: number): CSSProperties {
  return { '--before': `${before * rowHeight}px`, '--after': `${after * rowHeight}px` } as CSSProperties
}
