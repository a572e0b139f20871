import { type Cursor, isFirstPage } from '#interfaces/explorer/wire/cursor.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Column } from '#ui/table/Column.ts'

/** The place of a row in its list. None on later pages: how many rows came before is unknown there. */
export function rankColumn<Row>(rows: readonly Row[], page: Cursor | undefined): Column<Row>[] {
  if (!isFirstPage(page)) return []
  const ranks = new Map(rows.map((row, at) => [row, formatCount(at + 1)]))
  return [
    {
      id: 'rank',
      header: '#',
      width: 1.5,
      card: 'top',
      firm: true,
      cell: (row) => <span className="text-faint">{ranks.get(row)}</span>,
    },
  ]
}
