import type { Market } from '#interfaces/indexer/market.ts'
import type { ChangeWindow } from '#pages/markets/board/orderMarkets.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import type { Column } from '#ui/table/Column.ts'
import { symbolOnly } from './marketColumns.tsx'

const nameColumn: Column<Market> = {
  id: 'name',
  header: 'Name',
  // Below the symbol and its picture, beside the star.
  cell: ({ name }) => (
    <span className="pl-8 text-muted">
      <ExternalText>{name}</ExternalText>
    </span>
  ),
}

/**
 * Of these columns those in the two lines of a row on a phone. The age gives way to the button of a quick buy.
 */
export function phoneColumns(columns: readonly Column<Market>[], within: ChangeWindow): Column<Market>[] {
  const own: Record<string, Partial<Column<Market>>> = {
    market: symbolOnly,
    price: {},
    [within]: { card: 'top end', cardLabel: '' },
    marketCap: { card: 'bottom end' },
    volume: { card: 'bottom end' },
    ...(columns.at(-1)?.id === 'quickBuy' ? { quickBuy: {} } : { age: { cardLabel: '' } }),
  }
  return [
    nameColumn,
    ...columns.flatMap((column) => (own[column.id] ? { ...column, ...own[column.id] } : [])),
  ]
}
