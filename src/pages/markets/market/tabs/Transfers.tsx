import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pageSize } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { type TokenTransfer, tokenTransfersQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { countOf } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { TablePager } from '#ui/table/TablePager.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

const route = getRouteApi('/markets/$poolAddress')

type TransfersProps = { market: Market }

/** Every transfer of a market's token. */
export function Transfers({ market }: TransfersProps) {
  const { page = 1 } = route.useSearch()
  const { queryKey } = tokenTransfersQuery(market.tokenAddress, (page - 1) * pageSize)
  return (
    <Panel title="Transfers" source="indexer" rows={10} lines={2} asOf={<QueryAsOf queryKey={queryKey} />}>
      <TransferTable market={market} />
    </Panel>
  )
}

function TransferTable({ market }: TransfersProps) {
  const { page = 1 } = route.useSearch()
  const navigate = useNavigate({ from: '/markets/$poolAddress' })
  const {
    data: { rows: transfers, unreadable },
  } = useSuspenseQuery(tokenTransfersQuery(market.tokenAddress, (page - 1) * pageSize))
  const columns = useMemo(() => columnsOf(market), [market])
  const go = (to: number) => () =>
    navigate({ search: (before) => ({ ...before, page: to > 1 ? to : undefined }), resetScroll: false })
  return (
    <>
      <Table
        caption="Transfers"
        columns={columns}
        rows={transfers}
        rowKey={(transfer) => transfer.id}
        empty={page > 1 ? 'No transfers on this page.' : 'No transfers yet.'}
      />
      <UnreadableRows count={unreadable} />
      <TablePager
        label="Transfers"
        page={page}
        onFirst={page > 1 ? go(1) : undefined}
        onPrevious={page > 1 ? go(page - 1) : undefined}
        onNext={transfers.length + unreadable > 0 ? go(page + 1) : undefined}
      >
        {countOf(transfers.length, 'transfer')}
      </TablePager>
    </>
  )
}

function columnsOf(market: Market): Column<TokenTransfer>[] {
  return [
    {
      id: 'time',
      header: 'Age',
      width: 4.5,
      card: 'top',
      firm: true,
      time: true,
      cell: (transfer) => <Time at={transfer.timestamp} style="age" />,
    },
    {
      id: 'from',
      header: 'From',
      width: 9,
      cell: ({ fromAddress }) => <Side address={fromAddress} market={market} />,
    },
    {
      id: 'to',
      header: 'To',
      width: 9,
      cardLabel: '→',
      importance: 2,
      cell: ({ toAddress }) => <Side address={toAddress} market={market} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 8,
      align: 'end',
      unit: () => market.symbol,
      // The two addresses have the line below alone, so that neither is cut.
      card: 'top end',
      cell: (transfer) => <Amount value={transfer.amount} unit={market.symbol} style="short" />,
    },
    {
      id: 'transaction',
      header: 'Transaction',
      width: 7,
      importance: 2,
      card: 'top',
      firm: true,
      cell: (transfer) => <TransactionLink hash={transfer.transactionHash} />,
    },
  ]
}

type SideProps = { address: Address; market: Market }

function Side({ address, market }: SideProps) {
  const isPool = address === market.poolAddress
  return <AddressLink address={address} name={isPool ? 'Pool' : null} contract={isPool} />
}
