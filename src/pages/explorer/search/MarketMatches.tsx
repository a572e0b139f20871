import { type QueryKey, useSuspenseQuery } from '@tanstack/react-query'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { type Market, searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { marketPriceColumns } from '#pages/explorer/parts/lists/marketPriceColumns.tsx'
import { useCached } from '#ui/feedback/useCached.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type MarketMatchesProps = {
  text: string
  /** The key of the explorer's first matches. */
  explorer: QueryKey
}

/** The markets that match the search. Where the explorer, too, has none, its list says it for both. */
export function MarketMatches({ text, explorer }: MarketMatchesProps) {
  const { data } = useSuspenseQuery({ ...searchMarketsQuery(text), retry: false })
  const others = useCached((client) => client.getQueryData<Page<unknown>>(explorer))
  const hasNone = others?.items.length === 0 && others.skipped === 0
  if (hasNone && data.rows.length + data.unreadable === 0) return <span data-none />
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
