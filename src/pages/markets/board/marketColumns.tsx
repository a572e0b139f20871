import { soldShare } from '#domain/markets/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { Flash } from '#pages/markets/parts/Flash.tsx'
import { DayChange, WeekLine } from '#pages/markets/parts/PriceLine.tsx'
import { SoldBar } from '#pages/markets/parts/SoldBar.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Table.tsx'
import type { BoardOrder } from './boardOrder.ts'

type Orders = {
  /** The order of the first press. */
  down: BoardOrder
  /** Its reverse, where the indexer has one. */
  up?: BoardOrder
}

type MarketColumn = Column<Market> & { orders?: Orders }

/** The columns of the board. A head that can be sorted sets the order of the whole board. */
export function marketColumns(order: BoardOrder, onOrder: (order: BoardOrder) => void): Column<Market>[] {
  return columns.map(({ orders, ...column }) =>
    orders ? { ...column, sort: sortBy(orders, order, onOrder) } : column,
  )
}

function sortBy({ down, up }: Orders, order: BoardOrder, onOrder: (order: BoardOrder) => void) {
  const direction = order === down ? 'descending' : order === up ? 'ascending' : null
  return { direction, onSort: () => onOrder(order === down && up ? up : down) } as const
}

const columns: readonly MarketColumn[] = [
  { id: 'market', header: 'Market', cell: (market) => <MarketCell market={market} /> },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    orders: { down: 'price' },
    cell: (market) => (
      <Flash value={market.spotPrice}>
        <Price value={market.spotPrice} />
      </Flash>
    ),
  },
  { id: 'day', header: '24 h', align: 'end', cell: (market) => <DayChange market={market} /> },
  { id: 'week', header: '7 days', importance: 3, cell: (market) => <WeekLine market={market} /> },
  {
    id: 'marketCap',
    header: 'Market cap',
    align: 'end',
    importance: 2,
    orders: { down: 'market-cap', up: 'market-cap-low' },
    cell: (market) => <Dollars value={market.marketCap} />,
  },
  {
    id: 'volume',
    header: 'Vol 24 h',
    align: 'end',
    importance: 2,
    orders: { down: 'volume' },
    cell: (market) => <Dollars value={market.volume24h} />,
  },
  {
    id: 'trades',
    header: 'Trades',
    help: 'Trades within 24 hours',
    align: 'end',
    importance: 3,
    orders: { down: 'trades' },
    cell: (market) => <Flash value={market.trades24h}>{formatCount(market.trades24h)}</Flash>,
  },
  {
    id: 'holders',
    header: 'Holders',
    align: 'end',
    importance: 3,
    orders: { down: 'holders' },
    cell: (market) => formatCount(market.holders),
  },
  {
    id: 'sold',
    header: 'Sold',
    help: 'The share of all tokens that left the curve',
    importance: 3,
    orders: { down: 'sold' },
    cell: (market) => <SoldBar share={soldShare(market)} />,
  },
  {
    id: 'age',
    header: 'Age',
    align: 'end',
    importance: 3,
    orders: { down: 'newest', up: 'oldest' },
    cell: (market) => <Time at={market.createdAt} style="age" />,
  },
]

function MarketCell({ market }: { market: Market }) {
  return (
    <span className="flex max-w-64 items-center gap-2 overflow-hidden @max-lg:max-w-29">
      <span className="-my-2 -ml-2 @max-lg:hidden">
        <Star pool={market.poolAddress} symbol={market.symbol} />
      </span>
      <TokenPicture market={market} />
      <MarketLink pool={market.poolAddress} symbol={market.symbol} name={market.name} />
    </span>
  )
}

function Dollars({ value }: { value: Market['marketCap'] }) {
  return (
    <Flash value={value}>
      <Money value={value} style="short" />
    </Flash>
  )
}
