import { useSuspenseQuery } from '@tanstack/react-query'
import { type Market, marketsByCreatorQuery } from '#interfaces/indexer/market.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type CreatorMarketsProps = { market: Market }

/** The markets a creator opened besides this one. */
export function CreatorMarkets({ market }: CreatorMarketsProps) {
  const { data } = useSuspenseQuery(marketsByCreatorQuery(market.creator))
  // A list that lacks this market may lack others.
  const isWhole = data.unreadable === 0 && data.rows.some((each) => each.poolAddress === market.poolAddress)
  return (
    <>
      <Table
        caption="Other markets of this creator"
        rows={data.rows.filter((other) => other.poolAddress !== market.poolAddress)}
        rowKey={(other) => other.poolAddress}
        empty={isWhole ? "This is the creator's only market." : 'No other market of the creator is listed.'}
        columns={columns}
      />
      <UnreadableRows count={data.unreadable} />
    </>
  )
}

const columns: Column<Market>[] = [
  {
    id: 'market',
    header: 'Market',
    width: 18,
    card: 'top',
    cell: (market) => <MarketLink pool={market.poolAddress} symbol={market.symbol} name={market.name} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 8,
    align: 'end',
    card: 'top end',
    cell: (market) => <Price value={market.spotPrice} />,
  },
  {
    id: 'marketCap',
    header: 'Diluted cap',
    help: 'Fully diluted: the price times all tokens, the unsold ones in the pool too',
    width: 8,
    align: 'end',
    card: 'bottom',
    cardLabel: 'diluted cap',
    importance: 2,
    cell: (market) => <Money value={market.marketCap} style="short" />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 5,
    align: 'end',
    time: true,
    cell: (market) => <Time at={market.createdAt} style="age" />,
  },
]
