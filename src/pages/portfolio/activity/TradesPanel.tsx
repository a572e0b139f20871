import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import { type Swap, swapsByUserQuery } from '#interfaces/indexer/swap.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { listRows } from '#pages/portfolio/ListSpace.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { PortfolioPager } from './PortfolioPager.tsx'

type TradesPanelProps = { address: Address; page: number }

const columns: Column<Swap>[] = [
  {
    id: 'side',
    header: 'Side',
    width: 5,
    card: 'top',
    cell: ({ side }) => (
      <Badge tone={side === 'buy' ? 'up' : side === 'sell' ? 'down' : 'neutral'}>
        {side === 'buy' ? 'Buy' : side === 'sell' ? 'Sell' : 'Unknown'}
      </Badge>
    ),
  },
  {
    id: 'market',
    header: 'Market',
    width: 7,
    card: 'top',
    cell: (swap) => <TradedMarket pool={swap.poolAddress} />,
  },
  {
    id: 'token',
    header: 'Tokens',
    width: 8,
    align: 'end',
    card: 'top end',
    cell: (swap) => <Amount value={swap.tokenAmount} style="short" />,
  },
  {
    id: 'usd',
    header: 'Value',
    help: 'What a buyer paid or a seller received, as the volume counts it',
    width: 8,
    align: 'end',
    card: 'top end',
    cardLabel: 'for',
    dollars: (swap) => swap.usdAmount,
    cell: (swap) => <Money value={swap.usdAmount} />,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    importance: 2,
    cell: (swap) => <TransactionLink hash={swap.transactionHash} />,
  },
  {
    id: 'when',
    header: 'Age',
    width: 5,
    align: 'end',
    time: true,
    cell: (swap) => <Time at={swap.timestamp} style="age" />,
  },
]

/** The traded token; the short address of its pool until the indexer has answered. */
function TradedMarket({ pool }: { pool: Address }) {
  const { data: market } = useQuery({ ...batchedMarketQuery(pool), staleTime: 60_000 })
  return <MarketLink pool={pool} symbol={market?.symbol ?? ''} />
}

/** The address's trades on the markets, newest first, ten on a page. */
export function TradesPanel({ address, page }: TradesPanelProps) {
  const { data: listed } = useSuspenseQuery(swapsByUserQuery(address, (page - 1) * listRows, listRows))
  const { data: all } = useQuery(allSwapsByUserQuery(address))
  const routed = all?.rows.some(({ router }) => router !== null) ? all.rows : null
  const first = (page - 1) * listRows
  const data = routed ? { rows: routed.slice(first, first + listRows), unreadable: 0 } : listed
  return (
    <>
      {routed && (
        <p className="border-b px-4 py-2 text-xs text-muted">
          Some trades went through a router: the token transfers of this address show which are its own.
        </p>
      )}
      <Table
        caption="Trades"
        columns={columns}
        rows={data.rows}
        rowKey={(swap) => swap.id}
        empty={
          all?.isWhole === false
            ? 'Its transfers show trades that could not be found.'
            : page > 1
              ? 'No trades on this page.'
              : 'No trades are listed under this address.'
        }
      />
      <UnreadableRows count={data.unreadable} />
      <PortfolioPager list="trades" label="Trades" page={page} count={data.rows.length + data.unreadable} />
    </>
  )
}
