import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column, SortDirection } from './Table.tsx'

type SortHeaderProps<Row> = { column: Column<Row>; className: string }

/** The header of a column. A sortable column has a button and the sort direction. */
export function SortHeader<Row>({ column, className }: SortHeaderProps<Row>) {
  const { header, align, help, sort } = column
  return (
    <th
      scope="col"
      title={help}
      aria-sort={sort?.direction ?? undefined}
      className={`h-8 border-b bg-raised px-2 text-xs font-medium whitespace-nowrap text-muted first:sticky first:left-0 first:z-1 first:pl-4 ${align === 'end' ? 'text-right' : 'text-left'} ${className}`}
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
      ) : (
        header
      )}
    </th>
  )
}

function SortIcon({ direction }: { direction: SortDirection | null }) {
  if (direction === null) return <ChevronsUpDown size={12} className="text-faint" aria-hidden />
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Icon size={12} className="text-accent" aria-hidden />
}
