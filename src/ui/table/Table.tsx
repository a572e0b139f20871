import type { ReactNode } from 'react'
import { SortHeader } from './SortHeader.tsx'

export type SortDirection = 'ascending' | 'descending'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'end'
  /** 1 is always shown; 2 is hidden on a phone; 3 is hidden first. */
  importance?: 1 | 2 | 3
  /** A sentence about the column. */
  help?: string
  sort?: { direction: SortDirection | null; onSort: () => void }
}

type TableProps<Row> = {
  /** What the rows are, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What to say when there are no rows. */
  empty: ReactNode
  /** `here`: the row this page is about; `new`: a row that was just added, which flashes. */
  rowMark?: (row: Row) => 'here' | 'new' | undefined
}

const hiddenBelow = { 1: '', 2: '@max-lg:hidden', 3: '@max-4xl:hidden' }

/** Adds the right margin to the row, because any column may be the last visible one. */
const endSpace = 'after:table-cell after:w-2 after:border-b after:p-0'

/** A table with rows of 36 px. The first column stays visible when the table is scrolled sideways. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, rowMark }: TableProps<Row>) {
  if (rows.length === 0) return <div className="px-4 py-6 text-sm text-muted">{empty}</div>
  return (
    <div className="@container relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={`after:bg-raised ${endSpace}`}>
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} className={hiddenBelow[column.importance ?? 1]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`group/row bg-(--row) last:after:border-b-0 hover:[--row:var(--color-raised)] ${endSpace} ${markClass(rowMark?.(row))}`}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={`h-9 max-w-80 border-b px-2 py-1 whitespace-nowrap first:sticky first:left-0 first:z-1 first:bg-inherit first:pl-4 group-last/row:border-b-0 ${column.align === 'end' ? 'text-right' : ''} ${hiddenBelow[column.importance ?? 1]}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function markClass(mark: 'here' | 'new' | undefined): string {
  if (mark === 'here') return '[--row:var(--color-soft)]'
  return mark === 'new' ? 'animate-flash [--row:var(--color-surface)]' : '[--row:var(--color-surface)]'
}
