import { useSuspenseQuery } from '@tanstack/react-query'
import { type Market, searchMarketsQuery, trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import { marketPriceColumns } from '#pages/explorer/parts/lists/marketPriceColumns.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

/** The markets that match the search. */
export function MarketMatches({ text }: { text: string }) {
  const { data } = useSuspenseQuery({ ...searchMarketsQuery(text), retry: false })
  return (
    <>
      <Table
        caption="Markets that match"
        columns={columns}
        rows={data.rows}
        rowKey={({ poolAddress }) => poolAddress}
        empty="No matching markets."
      />
      <UnreadableRows count={data.unreadable} />
    </>
  )
}

/** The markets that the indexer calls trending, for a search that leads nowhere. */
export function TrendingMarkets() {
  const { data } = useSuspenseQuery({ ...trendingMarketsQuery(shownTrending), retry: false })
  return (
    <>
      <Table
        caption="Trending markets"
        columns={columns}
        rows={data.rows}
        rowKey={({ poolAddress }) => poolAddress}
        empty="No trending markets."
      />
      <UnreadableRows count={data.unreadable} />
    </>
  )
}

const shownTrending = 5

const columns: readonly Column<Market>[] = [
  ...marketPriceColumns.slice(0, 1),
  {
    id: 'token',
    header: 'Token',
    width: 10,
    card: 'bottom',
    importance: 2,
    cell: ({ tokenAddress }) => <TokenLink address={tokenAddress} symbol={null} />,
  },
  ...marketPriceColumns.slice(1),
  {
    id: 'marketCap',
    header: 'Diluted cap',
    help: 'Fully diluted: the price times all tokens, the unsold ones in the pool too',
    width: 8,
    align: 'end',
    cardLabel: 'diluted cap',
    importance: 2,
    cell: ({ marketCap }) => <Money value={marketCap} style="short" />,
  },
]
