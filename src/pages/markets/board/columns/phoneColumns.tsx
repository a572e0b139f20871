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
 * Of these columns those in the two lines of a row on a phone. The second begins with the token's name where `hasName`, else
 * it has room for the button of a quick buy.
 */
export function phoneColumns(
  columns: readonly Column<Market>[],
  within: ChangeWindow,
  hasName: boolean,
): Column<Market>[] {
  const figure: Partial<Column<Market>> = hasName ? { card: 'bottom end' } : {}
  const own: Record<string, Partial<Column<Market>>> = {
    market: hasName ? symbolOnly : {},
    price: {},
    [within]: { card: 'top end', cardLabel: '' },
    marketCap: figure,
    volume: figure,
    age: { cardLabel: '' },
    quickBuy: {},
  }
  const lines = columns.flatMap((column) => (own[column.id] ? { ...column, ...own[column.id] } : []))
  return hasName ? [nameColumn, ...lines] : lines
}
