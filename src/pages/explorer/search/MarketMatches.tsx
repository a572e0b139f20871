import { useSuspenseQuery } from '@tanstack/react-query'
import { type Market, searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { Money } from '#ui/figures/Money.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'

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
      empty="No market has this name."
    />
  )
}

const columns: readonly Column<Market>[] = [
  {
    id: 'market',
    header: 'Market',
    cell: ({ poolAddress, symbol, name }) => <MarketLink pool={poolAddress} symbol={symbol} name={name} />,
  },
  { id: 'price', header: 'Price', align: 'end', cell: ({ spotPrice }) => <Price value={spotPrice} /> },
  {
    id: 'marketCap',
    header: 'Market cap',
    align: 'end',
    importance: 2,
    cell: ({ marketCap }) => <Money value={marketCap} style="short" />,
  },
  {
    id: 'holders',
    header: 'Holders',
    align: 'end',
    importance: 3,
    cell: ({ holders }) => formatCount(holders),
  },
]
