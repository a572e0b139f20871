import { isValidElement, useMemo } from 'react'
import { amountPlaces } from '#lib/format/formatAmount.ts'
import { formatMoney, moneyPlaces } from '#lib/format/money.ts'
import { ColumnPlaces, type Places } from '#ui/figures/numbers/columnPlaces.ts'
import { isLarge, isTooLong } from '#ui/figures/numbers/compact.ts'
import type { Column } from './Column.ts'

/** The columns of a table, the figures of which have one number of decimals in all `rows`. */
export function useEvenColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  const places = useMemo(() => columns.map((column) => placesOf(column, rows)), [columns, rows])
  // Most new rows change nothing, and then the rows that are there are not rendered again.
  const key = JSON.stringify(places)
  return useMemo(() => {
    const known: readonly Places[] = JSON.parse(key)
    return columns.map((column, at) => withPlaces(column, known[at] ?? {}))
  }, [columns, key])
}

function placesOf<Row>({ amount, dollars }: Column<Row>, rows: readonly Row[]): Places {
  if (!amount && !dollars) return {}
  const amounts = rows.map((row) => amount?.(row) ?? null)
  const values = rows.map((row) => dollars?.(row) ?? null)
  const places = dollars && moneyPlaces(values)
  return {
    amount: amount && amountPlaces(amounts),
    dollars: places,
    isShort:
      amounts.some((value) => value !== null && isLarge(value)) ||
      values.some((value) => value !== null && isTooLong(formatMoney(value, places))),
  }
}

function withPlaces<Row>(column: Column<Row>, places: Places): Column<Row> {
  if (!column.amount && !column.dollars) return column
  return {
    ...column,
    cell: (row) => {
      const content = column.cell(row)
      return isValidElement(content) ? <ColumnPlaces value={places}>{content}</ColumnPlaces> : content
    },
  }
}
