import { lazy, memo, type ReactNode, Suspense, useRef, useState } from 'react'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { cardHeight } from '#ui/table/CardList.tsx'
import { rowHeight, Table, type TableProps } from '#ui/table/Table.tsx'
import { useEvenColumns } from '#ui/table/useEvenColumns.tsx'
import { firstRows, rangeWithin, shortList } from './rowRange.ts'
import { virtualSpacers, virtualSpacersClass } from './virtualSpacers.ts'

const RowWindow = lazy(async () => ({ default: (await import('./RowWindow.tsx')).RowWindow }))

/**
 * A table of any length that keeps only the rows near the window in the page. A short one is there as a whole. It is
 * rendered again only for other properties: the figures around a live list change more often than its rows.
 */
export const WindowedTable = memo(function WindowedTable<Row>({ rows, ...rest }: TableProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const columns = useEvenColumns(rest.columns, rows)
  const height = useIsPhone() ? cardHeight(rest.columns) : rowHeight
  const [range, setRange] = useState(firstRows)
  const { start, end } = rangeWithin(range, rows.length)
  const windowed = rows.length > shortList
  return (
    <>
      <div
        ref={list}
        {...(windowed && {
          className: virtualSpacersClass,
          style: virtualSpacers(start * height, (rows.length - end) * height),
        })}
      >
        <Table {...rest} columns={columns} rows={rows.slice(start, end)} />
      </div>
      {windowed && (
        <Suspense fallback={null}>
          <RowWindow list={list} start={start} count={rows.length} rowHeight={height} onRange={setRange} />
        </Suspense>
      )}
    </>
  )
}) as <Row>(props: TableProps<Row>) => ReactNode
