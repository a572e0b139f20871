import type { Market } from '#interfaces/indexer/market.ts'
import type { ChangeWindow } from '#pages/markets/board/orderMarkets.ts'
import { Dollars } from '#pages/markets/parts/figures/Dollars.tsx'
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

/** Beside the button of a quick buy, whose place has no name: that stands behind the symbol, where there is room. */
const besideButton: Record<string, Partial<Column<Market>>> = {
  market: {},
  marketCap: {
    card: 'bottom',
    cardLabel: '',
    firm: true,
    cell: ({ marketCap }) => (
      <span className="pl-8">
        <span className="text-faint">cap</span> <Dollars value={marketCap} />
      </span>
    ),
  },
  volume: { card: 'bottom', firm: true },
  age: { card: 'bottom', cardLabel: '' },
  quickBuy: {},
}

/** Of these columns those in the two lines of a row on a phone. */
export function phoneColumns(columns: readonly Column<Market>[], within: ChangeWindow): Column<Market>[] {
  const isQuick = columns.at(-1)?.id === 'quickBuy'
  const own: Record<string, Partial<Column<Market>>> = {
    market: symbolOnly,
    price: {},
    [within]: { card: 'top end', cardLabel: '' },
    marketCap: { card: 'bottom end' },
    volume: { card: 'bottom end' },
    age: { cardLabel: '' },
    ...(isQuick && besideButton),
  }
  return [
    ...(isQuick ? [] : [nameColumn]),
    ...columns.flatMap((column) => (own[column.id] ? { ...column, ...own[column.id] } : [])),
  ]
}
