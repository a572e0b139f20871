import { useSuspenseQuery } from '@tanstack/react-query'
import { type Market, searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { Money } from '#ui/figures/Money.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type MarketMatchesProps = { text: string }

/** The markets that match the search. */
export function MarketMatches({ text }: MarketMatchesProps) {
  const { data: markets } = useSuspenseQuery({ ...searchMarketsQuery(text), retry: false })
  return (
    <Table
      caption="Markets that match"
      columns={columns}
      rows={markets}
      rowKey={({ poolAddress }) => poolAddress}
      empty="No matching markets."
    />
  )
}

const columns: readonly Column<Market>[] = [
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
  {
    id: 'marketCap',
    header: 'Market cap',
    width: 8,
    align: 'end',
    fraction: 5,
    card: 'bottom',
    cardLabel: 'cap',
    importance: 2,
    cell: ({ marketCap }) => <Money value={marketCap} style="short" />,
  },
  {
    id: 'holders',
    header: 'Holders',
    align: 'end',
    cardLabel: 'holders',
    importance: 3,
    cell: ({ holders }) => formatCount(holders),
  },
]
