import { useState } from 'react'
import { type Decimal, decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Sparkline } from '#ui/charts/lines/Sparkline.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { TablePager } from '#ui/table/TablePager.tsx'
import { alice, bob, hostileName, longName, pool } from './gallerySamples.ts'

type Sample = { symbol: string; name: string; price: Decimal; change: Decimal; cap: Decimal; by: Address }

const samples: Sample[] = [
  ['TIDE', 'Tide Token', '0.0123456', '0.042', '1234567', alice],
  ['EBB', 'Ebb', '0.00000000123456', '-0.31', '81234', bob],
  [hostileName, longName, '1.05', '0', '912', alice],
  ['FLOW', 'Flow', '68123.4567', '3.2', '92123456789', bob],
  ['SLACK', 'Slack Water', '0.5', '-0.001', '0', alice],
  ['NEAP', 'Neap', '0.000042', '0.12', '4123', bob],
].map(([symbol, name, price, change, cap, by]) => ({
  symbol: symbol ?? '',
  name: name ?? '',
  price: decimal(price ?? '0'),
  change: decimal(change ?? '0'),
  cap: decimal(cap ?? '0'),
  by: by as Address,
}))

/** Tables and pagers. */
export function Tables() {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('descending')
  const [page, setPage] = useState(1)
  const columns: Column<Sample>[] = [
    {
      id: 'market',
      header: 'Market',
      width: 14,
      card: 'top',
      cell: ({ symbol, name }) => <MarketLink pool={pool} symbol={symbol} name={name} />,
    },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      card: 'top end',
      cell: ({ price }) => <Price value={price} />,
    },
    {
      id: 'change',
      header: '24 h',
      align: 'end',
      card: 'top end',
      cell: ({ change }) => <Percent value={change} signed />,
    },
    {
      id: 'line',
      header: '7 days',
      card: 'bottom end',
      importance: 3,
      cell: ({ change }) => (
        <Sparkline values={[1, 2, 1.5, 3, 2.5]} label="Price" tone={change.startsWith('-') ? 'down' : 'up'} />
      ),
    },
    {
      id: 'cap',
      header: 'Market cap',
      align: 'end',
      card: 'bottom',
      cardLabel: 'cap',
      importance: 2,
      sort: {
        direction,
        onSort: () => setDirection((before) => (before === 'ascending' ? 'descending' : 'ascending')),
      },
      cell: ({ cap }) => <Money value={cap} style="short" />,
    },
    { id: 'by', header: 'Creator', width: 9, importance: 3, cell: ({ by }) => <AddressLink address={by} /> },
  ]
  const rows = direction === 'descending' ? samples : [...samples].reverse()
  return (
    <>
      <Panel title="Markets" control={<span className="text-xs text-faint">live</span>}>
        <Table
          caption="Markets"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.symbol}
          rowMark={(row) => (row.symbol === 'FLOW' ? 'here' : undefined)}
          empty="No market yet."
        />
        <TablePager
          label="Markets"
          page={page}
          onFirst={page > 1 ? () => setPage(1) : undefined}
          onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
          onNext={() => setPage(page + 1)}
        >
          6 markets
        </TablePager>
      </Panel>
      <Panel title="Nothing">
        <Table
          caption="Nothing"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.symbol}
          empty="No market yet."
        />
      </Panel>
    </>
  )
}
