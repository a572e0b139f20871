import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import { type Market, searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { marketPriceColumns } from '#pages/explorer/parts/lists/marketPriceColumns.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type MarketMatchesProps = { text: string }

/** The markets that match the search. */
export function MarketMatches({ text }: MarketMatchesProps) {
  const { data } = useSuspenseQuery({ ...searchMarketsQuery(text), retry: false })
  return (
    <>
      <Table
        caption="Markets that match"
        columns={columns}
        rows={data.rows}
        rowKey={({ poolAddress }) => poolAddress}
        empty={
          <>
            No matching markets.{' '}
            <Link to="/markets" className="link underline">
              All markets
            </Link>
          </>
        }
      />
      <UnreadableRows count={data.unreadable} />
    </>
  )
}

const columns: readonly Column<Market>[] = [
  ...marketPriceColumns,
  {
    id: 'marketCap',
    header: 'Diluted cap',
    help: 'Fully diluted: the price times all tokens, the unsold ones in the pool too',
    width: 8,
    align: 'end',
    card: 'bottom',
    cardLabel: 'diluted cap',
    importance: 2,
    cell: ({ marketCap }) => <Money value={marketCap} style="short" />,
  },
  {
    id: 'holders',
    header: 'Holders',
    help: 'Without the pool',
    align: 'end',
    cardLabel: 'holders',
    importance: 3,
    cell: (market) => formatCount(holdersBesidesPool(market)),
  },
]
