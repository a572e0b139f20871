import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { largestPage, pageSize } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { type TokenTransfer, tokenTransfersQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useDayTrades } from '#pages/markets/market/tabs/trades/useDayTrades.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { TablePager } from '#ui/table/TablePager.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { type Traded, tradeFinder, withoutPool } from './transferTrades.ts'

const route = getRouteApi('/markets/$poolAddress')

const noTrades: readonly never[] = []

type TransfersProps = { market: Market }

/** The transfers of a market's token: all, or those of transactions that moved nothing from or to the pool. */
export function Transfers({ market }: TransfersProps) {
  const { query, filter } = useTransferPage(market)
  const navigate = useNavigate({ from: '/markets/$poolAddress' })
  return (
    <Panel
      title="Transfers"
      source="indexer"
      rows={10}
      lines={2}
      asOf={<QueryAsOf queryKey={query.queryKey} />}
      control={
        <Segmented
          label="Show"
          value={filter}
          options={filters}
          onChange={(next) =>
            navigate({
              search: (before) => ({
                ...before,
                transfers: next === 'other' ? next : undefined,
                page: undefined,
              }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    >
      <TransferTable market={market} />
    </Panel>
  )
}

const filters = [
  { value: 'all', label: 'All' },
  {
    value: 'other',
    label: 'Without the pool',
    title: 'Of transactions that moved nothing from or to the pool',
  },
] as const

/** The page of transfers that the address names. Few are without the pool, so with that filter a page is as large as it may be. */
function useTransferPage({ tokenAddress }: Market) {
  const { page = 1, transfers: filter = 'all' } = route.useSearch()
  const size = filter === 'all' ? pageSize : largestPage
  return { page, filter, query: tokenTransfersQuery(tokenAddress, (page - 1) * size, size) }
}

function TransferTable({ market }: TransfersProps) {
  const { page, filter, query } = useTransferPage(market)
  const navigate = useNavigate({ from: '/markets/$poolAddress' })
  const {
    data: { rows: transfers, unreadable },
  } = useSuspenseQuery(query)
  const trades = useDayTrades(market)?.trades ?? noTrades
  const isAll = filter === 'all'
  const columns = useMemo(
    () => columnsOf(market, trades).filter(({ id }) => isAll || !ofTrades.includes(id)),
    [market, trades, isAll],
  )
  const [before, after] = useBeside(market, transfers.length + unreadable)
  const shown = isAll ? transfers : withoutPool(market.poolAddress, transfers, before, after)
  const go = (to: number) => () =>
    navigate({ search: (before) => ({ ...before, page: to > 1 ? to : undefined }), resetScroll: false })
  return (
    <>
      <Table
        caption="Transfers"
        columns={columns}
        rows={shown}
        rowKey={(transfer) => transfer.id}
        empty={
          !isAll && transfers.length > 0
            ? `All of these ${countOf(transfers.length, 'transfer')} are of transactions that moved tokens from or to the pool.`
            : page > 1
              ? 'No transfers on this page.'
              : 'No transfers yet.'
        }
      />
      <UnreadableRows count={unreadable} />
      <TablePager
        label="Transfers"
        page={page}
        onFirst={page > 1 ? go(1) : undefined}
        onPrevious={page > 1 ? go(page - 1) : undefined}
        onNext={transfers.length + unreadable > 0 ? go(page + 1) : undefined}
      >
        {`${isAll ? '' : `${formatCount(shown.length)} of `}${countOf(transfers.length, 'transfer')}`}
      </TablePager>
    </>
  )
}

/** The transfers before and after a page of `count` without the pool; null while they are not read. */
function useBeside(market: Market, count: number) {
  const { page, filter } = useTransferPage(market)
  const { tokenAddress } = market
  const [from, isAll] = [(page - 1) * largestPage, filter === 'all']
  const before = useQuery({
    ...tokenTransfersQuery(tokenAddress, Math.max(0, from - pageSize)),
    enabled: !isAll && page > 1,
  })
  const after = useQuery({
    ...tokenTransfersQuery(tokenAddress, from + largestPage),
    enabled: !isAll && count >= largestPage,
  })
  return [
    page > 1 ? (before.data?.rows ?? null) : [],
    count >= largestPage ? (after.data?.rows ?? null) : [],
  ] as const
}

/** The columns that say nothing of a transfer without a trade. */
const ofTrades = ['trade', 'value']

function columnsOf(market: Market, trades: readonly Traded[]): Column<TokenTransfer>[] {
  const tradeOf = tradeFinder(market.poolAddress, trades)
  return [
    {
      id: 'trade',
      header: 'Trade',
      help: 'Of the last 24 hours',
      width: 5,
      card: 'top',
      firm: true,
      cell: (transfer) => {
        const side = tradeOf(transfer)?.side
        return (
          side && <Badge tone={side === 'buy' ? 'up' : 'down'}>{side === 'buy' ? 'Bought' : 'Sold'}</Badge>
        )
      },
    },
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
      // As wide as an address, so that the arrows of a phone's rows stand below each other.
      cell: ({ fromAddress }) => (
        <span className="inline-flex max-w-full min-w-31">
          <Side address={fromAddress} market={market} />
        </span>
      ),
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
      card: 'top end',
      cell: (transfer) => <Amount value={transfer.amount} unit={market.symbol} style="short" />,
    },
    {
      id: 'value',
      header: 'Value',
      help: 'What the buyer paid or the seller received, for a trade of the last 24 hours',
      width: 6.6,
      align: 'end',
      dollars: (transfer) => tradeOf(transfer)?.usdAmount ?? null,
      cell: (transfer) => {
        const value = tradeOf(transfer)?.usdAmount
        return value && <Money value={value} />
      },
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

/** One side of a transfer. The pool is on one side of nearly every row, so its address is in the head alone. */
function Side({ address, market }: SideProps) {
  if (address !== market.poolAddress) return <AddressLink address={address} />
  return (
    <Link
      to="/address/$address"
      params={{ address }}
      title={address}
      className="link inline-flex items-baseline gap-1.5"
      data-address={address}
    >
      <span className="contract-mark" />
      Pool
    </Link>
  )
}
