import type { Market } from '#interfaces/indexer/market.ts'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'

/** A market and its price: how lists of the explorer begin that have markets in them. */
export const marketColumns: readonly Column<Market>[] = [
  {
    id: 'market',
    header: 'Market',
    width: 18,
    card: 'top',
    cell: ({ poolAddress, symbol, name }) => <MarketLink pool={poolAddress} symbol={symbol} name={name} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 8,
    align: 'end',
    fraction: 8,
    card: 'top end',
    cell: ({ spotPrice }) => <Price value={spotPrice} />,
  },
]
