import type { Address } from '#lib/wire/shapes.ts'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { type ListName, rememberedLength } from './listLengths.ts'

/** The rows of a portfolio list, whose space is reserved while it loads. */
export const listRows = 10

type ListSpaceProps<Row> = {
  /** The address and the list of it whose length may be remembered. */
  of: Address
  list: ListName
  columns: readonly Column<Row>[]
  /** Whether results stand above it and a line below it, as around positions. */
  hasResults?: boolean
}

/** A list of the portfolio that loads: its heads, and the cells of as many rows as it had when it was seen last, else of a full one. */
export function ListSpace<Row>({ of, list, columns, hasResults = false }: ListSpaceProps<Row>) {
  const rows = rememberedLength(of, list) ?? listRows + Number(hasResults)
  return (
    <div role="status" aria-label="Loading">
      <div inert aria-hidden>
        {hasResults && <div className="h-34.25 border-b sm:h-21.25" />}
        <Table
          caption=""
          columns={columns.map(({ amount, dollars, ...column }) => ({
            ...column,
            cell: () => <span className="cell-space" />,
          }))}
          rows={Array.from({ length: rows }, (_, row) => row)}
          rowKey={(row) => row}
          empty=""
        />
        {hasResults && <div className="h-3.5" />}
      </div>
    </div>
  )
}
