import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column, SortDirection } from './Column.ts'
import { TimeHeader } from './TimeHeader.tsx'

type SortHeaderProps<Row> = {
  column: Column<Row>
  /** In pixels; the browser widens all columns by the same factor. */
  width: number
  className: string
}

/** The header of a column. A sortable column has a button and the sort direction. */
export function SortHeader<Row>({ column, width, className }: SortHeaderProps<Row>) {
  const { header, align, unit, help, sort, time } = column
  return (
    <th
      scope="col"
      title={help}
      aria-sort={sort?.direction ?? undefined}
      className={`column-head ${align === 'end' ? 'text-right' : 'text-left'} ${className}`}
      style={{ width }}
    >
      {sort ? (
        <button
          type="button"
          onClick={sort.onSort}
          className={`inline-flex h-6 items-center gap-1 hover:text-text ${sort.direction ? 'text-text' : ''}`}
        >
          {header}
          <SortIcon direction={sort.direction} />
        </button>
      ) : time ? (
        <TimeHeader header={header} />
      ) : (
        header
      )}
      {unit?.() && <span className="font-normal text-faint">{` ${unit()}`}</span>}
    </th>
  )
}

function SortIcon({ direction }: { direction: SortDirection | null }) {
  if (direction === null) return <ChevronsUpDown size={12} className="text-faint" aria-hidden />
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Icon size={12} className="text-accent" aria-hidden />
}
