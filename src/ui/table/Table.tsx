import { type CSSProperties, memo, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { wantedTime } from '#ui/figures/Time.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { CardList, cardHeight } from './CardList.tsx'
import type { Column } from './Column.ts'
import { type RowMark, rowMarkClass } from './rowMark.ts'
import { SortHeader } from './SortHeader.tsx'
import { TableNews } from './tableNews.ts'
import { useEvenColumns } from './useEvenColumns.tsx'
import { useGrowingCount } from './useGrowingCount.ts'

export type TableProps<Row> = {
  /** What the rows are, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What to say when there are no rows. */
  empty: ReactNode
  rowMark?: ((row: Row) => RowMark | undefined) | undefined
}

const hiddenBelow = { 1: '', 2: '@max-lg:hidden', 3: '@max-4xl:hidden' }
const usualWidth = 7
/** The width of a time column that shows dates, in rem. */
const stampWidth = 9.5

/**
 * Pixels for each rem of width: a third of the need, so that columns never exceed the table. The browser scales them
 * up.
 */
const pixels = 5

/** The height of a row whose cells do not wrap, in pixels. */
export const rowHeight = 36

/**
 * A table with rows of 36 px whose head stays while the page scrolls; on a phone, a list of cards. The columns share
 * the width by their own rules, never by what a row contains: a long value is cut inside of its cell. The rows of the
 * first screen are drawn at once, the rest right after, where space is kept for them.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, empty } = props
  const columns = useEvenColumns(props.columns, rows)
  const isPhone = useIsPhone()
  const height = isPhone ? cardHeight(columns) : rowHeight
  const count = useGrowingCount(rows.length, height)
  if (rows.length === 0) return <div className="px-4 py-6 text-sm text-muted">{empty}</div>
  const drawn = { ...props, columns, rows: rows.slice(0, count) }
  return (
    <div className="relative">
      {use(TableNews)}
      {isPhone ? <CardList {...drawn} /> : <WideTable {...drawn} />}
      {count < rows.length && <div style={{ height: (rows.length - count) * height }} />}
    </div>
  )
}

function WideTable<Row>({ caption, columns, rows, rowKey, rowMark }: TableProps<Row>) {
  const time = useSyncExternalStore(preferences.subscribe, wantedTime)
  const shown = useMemo(() => columns.filter(({ cardOnly }) => !cardOnly), [columns])
  const rem = shown.reduce((sum, { width = usualWidth }) => sum + width, 0)
  return (
    <div className="@container">
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{ '--columns': rem } as CSSProperties}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="row-end after:sticky after:top-(--table-top) after:z-2 after:bg-raised">
            {shown.map((column) => (
              <SortHeader
                key={column.id}
                column={column}
                width={(column.time && time !== 'ago' ? stampWidth : (column.width ?? usualWidth)) * pixels}
                className={hiddenBelow[column.importance ?? 1]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={shown} mark={rowMark?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TableRowProps<Row> = { row: Row; columns: readonly Column<Row>[]; mark: RowMark | undefined }

/** Rendered again only when its record or columns change: few rows of a live list change at a time. */
const TableRow = memo(function TableRow<Row>({ row, columns, mark }: TableRowProps<Row>) {
  return (
    <tr className={`row-end bg-(--row) hover:[--row:var(--color-raised)] ${rowMarkClass(mark)}`}>
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

function cellClass<Row>(column: Column<Row>): string {
  const { align, unit, time, sort, wrap, middle, ofWhole, importance = 1 } = column
  const flow = wrap
    ? 'wrap-anywhere'
    : 'overflow-clip text-ellipsis whitespace-nowrap has-data-copy:overflow-visible'
  return `row-cell ${flow} ${align === 'end' ? 'text-right' : ''} ${middle ? 'align-middle!' : ''} ${ofWhole ? 'of-whole' : ''} ${unit || (time && !sort) ? '[&_.unit]:hidden' : ''} ${hiddenBelow[importance]}`
}
