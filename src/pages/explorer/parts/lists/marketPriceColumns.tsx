import type { Market } from '#interfaces/indexer/market.ts'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'

/** The first columns of the explorer's lists of markets: the market and its price. */
export const marketPriceColumns: readonly Column<Market>[] = [
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
    card: 'top end',
    cell: ({ spotPrice }) => <Price value={spotPrice} />,
  },
]
