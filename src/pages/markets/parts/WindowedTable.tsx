import { type Column, Table } from '#ui/table/Table.tsx'
import { useWindowedRows } from './useWindowedRows.ts'

type WindowedTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  empty: string
  rowMark?: (row: Row) => 'here' | 'new' | undefined
}

/** A table of any length that keeps only the rows near the window in the page. */
export function WindowedTable<Row>({ rows, rowMark, ...rest }: WindowedTableProps<Row>) {
  const { place, start, end, before, after } = useWindowedRows(rows.length)
  return (
    <div ref={place}>
      {before > 0 && <div style={{ height: before }} />}
      <Table {...rest} {...(rowMark ? { rowMark } : {})} rows={rows.slice(start, end)} />
      {after > 0 && <div style={{ height: after }} />}
    </div>
  )
}
