import { lazy, Suspense, useRef, useState } from 'react'
import { type Column, Table } from '#ui/table/Table.tsx'
import { firstRows, rangeWithin, rowHeight, shortList } from './rowRange.ts'

type WindowedTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  empty: string
  rowMark?: (row: Row) => 'here' | 'new' | undefined
}

const RowWindow = lazy(async () => ({ default: (await import('./RowWindow.tsx')).RowWindow }))

/** A table of any length that keeps only the rows near the window in the page. A short one is there as a whole. */
export function WindowedTable<Row>({ rows, rowMark, ...rest }: WindowedTableProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState(firstRows)
  const { start, end } = rangeWithin(range, rows.length)
  return (
    <>
      <div ref={list} className="outline-none">
        <Space rows={start} />
        <Table {...rest} {...(rowMark ? { rowMark } : {})} rows={rows.slice(start, end)} />
        <Space rows={rows.length - end} />
      </div>
      {rows.length > shortList && (
        <Suspense fallback={null}>
          <RowWindow list={list} start={start} count={rows.length} onRange={setRange} />
        </Suspense>
      )}
    </>
  )
}

/** Stands for rows that are not in the page. */
function Space({ rows }: { rows: number }) {
  return rows > 0 && <div style={{ height: rows * rowHeight }} />
}
