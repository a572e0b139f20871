import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useContext } from 'react'
import { soldShare } from '#domain/markets/curve/curve.ts'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import { marketName } from '#domain/markets/marketName.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { Dollars } from '#pages/markets/parts/figures/Dollars.tsx'
import { Flash } from '#pages/markets/parts/figures/Flash.tsx'
import { DayChange, PriceLine, RecentChange } from '#pages/markets/parts/figures/PriceLine.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { RowDayFigure } from './RowDayFigure.tsx'
import { type ColumnId, columnNames } from './shownColumns.ts'
import { TwinSymbols } from './twinSymbols.ts'

const BuysAndSells = lazyRouteComponent(() => import('./BuysAndSells.tsx'), 'BuysAndSells')
const TopHolder = lazyRouteComponent(() => import('./TopHolder.tsx'), 'TopHolder')

type Orders = {
  /** The order of the first press. */
  down: BoardOrder
  /** Its reverse, where the indexer has one. */
  up?: BoardOrder
}

type MarketColumn = Column<Market> & { orders?: Orders }

/** Above this number of columns a row shows only the symbol of its market. */
export const manyColumns = 10

/**
 * The columns of the board: the fixed ones and the `shown` ones. The head of a sortable column sets the order of the
 * whole board. A row shows only the symbol of its market where there are many.
 */
export function marketColumns(
  shown: readonly ColumnId[],
  order: BoardOrder,
  onOrder: (order: BoardOrder) => void,
): Column<Market>[] {
  return columns
    .filter(({ id }) => !(id in columnNames) || shown.some((each) => each === id))
    .map(({ orders, ...column }) => ({
      ...column,
      ...(orders && { sort: sortBy(orders, order, onOrder) }),
      ...(column.id === 'market' && shown.length > manyColumns && symbolOnly),
    }))
}

function sortBy({ down, up }: Orders, order: BoardOrder, onOrder: (order: BoardOrder) => void) {
  const direction = order === down ? 'descending' : order === up ? 'ascending' : null
  return { direction, onSort: () => onOrder(order === down && up ? up : down) } as const
}

const columns: readonly MarketColumn[] = [
  {
    id: 'market',
    header: 'Market',
    width: 15.7,
    card: 'top',
    cell: (market) => <MarketCell market={market} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 6.8,
    align: 'end',
    card: 'top end',
    orders: { down: 'price' },
    cell: (market) => (
      <Flash value={market.spotPrice}>
        <Price value={market.spotPrice} />
      </Flash>
    ),
  },
  {
    id: 'hour',
    header: '1 h',
    help: 'Change in 1 hour, * since launch',
    width: 5.8,
    align: 'end',
    card: 'actions',
    cardLabel: '1 h',
    importance: 3,
    orders: { down: 'gainers-1h', up: 'losers-1h' },
    cell: (market) => <RecentChange market={market} within="hour" />,
  },
  {
    id: 'sixHours',
    header: '6 h',
    help: 'Change in 6 hours, * since launch',
    width: 5.8,
    align: 'end',
    card: 'actions',
    cardLabel: '6 h',
    importance: 3,
    orders: { down: 'gainers-6h', up: 'losers-6h' },
    cell: (market) => <RecentChange market={market} within="sixHours" />,
  },
  {
    id: 'day',
    header: '24 h',
    help: 'Change in 24 hours, * since launch',
    width: 7.2,
    align: 'end',
    card: 'top end',
    orders: { down: 'gainers', up: 'losers' },
    cell: (market) => <DayChange market={market} />,
  },
  {
    id: 'week',
    header: '7 days',
    width: 6.9,
    align: 'end',
    importance: 3,
    card: 'foot',
    cell: (market) => <PriceLine market={market} within="week" />,
  },
  {
    id: 'marketCap',
    header: 'Diluted cap',
    help: 'Price times all tokens, also unsold ones',
    width: 7.2,
    align: 'end',
    card: 'bottom',
    cardLabel: 'cap',
    importance: 2,
    orders: { down: 'market-cap', up: 'market-cap-low' },
    cell: (market) => <Dollars value={market.marketCap} />,
  },
  {
    id: 'volume',
    header: 'Volume 24 h',
    width: 7.7,
    card: 'bottom',
    cardLabel: 'vol',
    align: 'end',
    importance: 2,
    orders: { down: 'volume' },
    cell: (market) => <RowDayFigure market={market} of="volume" />,
  },
  {
    id: 'trades',
    header: 'Trades 24 h',
    width: 7.3,
    card: 'bottom end',
    cardLabel: 'trades',
    align: 'end',
    importance: 3,
    orders: { down: 'trades' },
    cell: (market) => <RowDayFigure market={market} of="trades" />,
  },
  {
    id: 'sides',
    header: 'Buys / sells',
    help: 'Within 24 hours',
    width: 7.5,
    align: 'end',
    card: 'actions',
    importance: 3,
    cell: (market) => (
      <Suspense>
        <BuysAndSells market={market} />
      </Suspense>
    ),
  },
  {
    id: 'holders',
    header: 'Holders',
    help: 'Without the pool',
    width: 5.7,
    cardLabel: 'holders',
    align: 'end',
    importance: 3,
    orders: { down: 'holders' },
    cell: (market) => formatCount(holdersBesidesPool(market)),
  },
  {
    id: 'topHolder',
    header: 'Top holder',
    help: 'Its share of the supply, without the pool',
    width: 5.6,
    align: 'end',
    card: 'foot',
    cardLabel: 'top',
    importance: 3,
    cell: (market) => (
      <Suspense>
        <TopHolder market={market} />
      </Suspense>
    ),
  },
  {
    id: 'liquidity',
    header: 'Liquidity',
    width: 6.1,
    align: 'end',
    card: 'actions',
    cardLabel: 'liquidity',
    importance: 3,
    cell: (market) => <Dollars value={market.realReserveUSD} />,
  },
  {
    id: 'sold',
    header: 'Sold',
    help: 'Share of all tokens',
    width: 4.6,
    align: 'end',
    card: 'foot end',
    cardLabel: 'sold',
    importance: 3,
    orders: { down: 'sold' },
    cell: (market) => <Percent value={soldShare(market)} places={1} />,
  },
  {
    id: 'creator',
    header: 'Creator',
    width: 5.2,
    card: 'actions',
    cardLabel: 'by',
    importance: 3,
    cell: (market) => <AddressLink address={market.creator} />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 4.1,
    align: 'end',
    card: 'bottom end',
    cardLabel: 'age',
    firm: true,
    importance: 3,
    orders: { down: 'newest', up: 'oldest' },
    time: true,
    cell: (market) => <Time at={market.createdAt} style="age" />,
  },
]

/** A market without its name. */
export const symbolOnly = { width: 9.8, cell: (market: Market) => <MarketCell market={market} isShort /> }

function MarketCell({ market, isShort = false }: { market: Market; isShort?: boolean }) {
  const isTwin = useContext(TwinSymbols).has(market.symbol)
  return (
    <span className="row-link flex items-baseline gap-2">
      <span className="-my-2 -ml-2 self-center">
        <Star pool={market.poolAddress} symbol={marketName(market)} />
      </span>
      <TokenPicture market={market} />
      <MarketLink
        pool={market.poolAddress}
        symbol={market.symbol}
        name={isTwin ? `${market.tokenAddress.slice(0, 6)}…` : isShort ? undefined : market.name}
      />
    </span>
  )
}
