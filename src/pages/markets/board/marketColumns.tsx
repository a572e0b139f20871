import { soldShare } from '#domain/markets/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { Flash } from '#pages/markets/parts/live/Flash.tsx'
import { DayChange, WeekLine } from '#pages/markets/parts/PriceLine.tsx'
import { SoldBar } from '#pages/markets/parts/SoldBar.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
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
  {
    id: 'market',
    header: 'Market',
    width: 17,
    card: 'top',
    cell: (market) => <MarketCell market={market} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 7,
    align: 'end',
    fraction: 8,
    card: 'top end',
    orders: { down: 'price' },
    cell: (market) => (
      <Flash value={market.spotPrice}>
        <Price value={market.spotPrice} />
      </Flash>
    ),
  },
  {
    id: 'day',
    header: '24 h',
    width: 6,
    align: 'end',
    card: 'top end',
    cell: (market) => <DayChange market={market} />,
  },
  {
    id: 'week',
    header: '7 days',
    importance: 3,
    card: 'foot',
    cell: (market) => <WeekLine market={market} />,
  },
  {
    id: 'marketCap',
    header: 'Market cap',
    width: 6.5,
    align: 'end',
    fraction: 5,
    card: 'bottom',
    cardLabel: 'cap',
    importance: 2,
    orders: { down: 'market-cap', up: 'market-cap-low' },
    cell: (market) => <Dollars value={market.marketCap} />,
  },
  {
    id: 'volume',
    header: 'Volume 24 h',
    width: 6.5,
    fraction: 5,
    card: 'bottom',
    cardLabel: 'vol',
    align: 'end',
    importance: 2,
    orders: { down: 'volume' },
    cell: (market) => <Dollars value={market.volume24h} />,
  },
  {
    id: 'trades',
    header: 'Trades',
    help: 'Trades within 24 hours',
    width: 5.5,
    card: 'bottom end',
    cardLabel: 'trades',
    align: 'end',
    importance: 3,
    orders: { down: 'trades' },
    cell: (market) => <Flash value={market.trades24h}>{formatCount(market.trades24h)}</Flash>,
  },
  {
    id: 'holders',
    header: 'Holders',
    width: 5.5,
    cardLabel: 'holders',
    align: 'end',
    importance: 3,
    orders: { down: 'holders' },
    cell: (market) => formatCount(market.holders),
  },
  {
    id: 'sold',
    header: 'Sold',
    help: 'The share of all tokens that left the curve',
    width: 8.5,
    card: 'foot end',
    importance: 3,
    orders: { down: 'sold' },
    cell: (market) => <SoldBar share={soldShare(market)} />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 4.5,
    align: 'end',
    card: 'foot end',
    firm: true,
    importance: 3,
    orders: { down: 'newest', up: 'oldest' },
    time: true,
    cell: (market) => <Time at={market.createdAt} style="age" />,
  },
]

function MarketCell({ market }: { market: Market }) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="-my-2 -ml-2 self-center">
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
