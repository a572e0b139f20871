import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { batchedMarketOfTokenQuery } from '#interfaces/indexer/batchedMarket.ts'
import { type TokenTransfer, transfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { listRows } from '#pages/portfolio/ListSpace.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { PortfolioPager } from './PortfolioPager.tsx'

type TransfersPanelProps = { address: Address; page: number }

/** The token transfers from and to an address that the indexer knows, ten on a page. */
export function TransfersPanel({ address, page }: TransfersPanelProps) {
  const {
    data: { rows, unreadable },
  } = useSuspenseQuery(transfersByAddressQuery(address, (page - 1) * listRows, listRows))
  const pools = usePools(rows)
  const columns = useMemo(() => columnsOf(address, pools), [address, pools])
  return (
    <>
      <Table
        caption="Token transfers"
        columns={columns}
        rows={rows}
        rowKey={(transfer) => transfer.id}
        empty={page > 1 ? 'No transfers on this page.' : 'No token transfers.'}
      />
      <UnreadableRows count={unreadable} />
      <PortfolioPager list="transfers" label="Transfers" page={page} count={rows.length + unreadable} />
    </>
  )
}

/** The pools that trade the tokens of transfers, which are contracts. */
function usePools(rows: readonly TokenTransfer[]): Address[] {
  const tokens = [...new Set(rows.map(({ tokenAddress }) => tokenAddress))]
  return useQueries({
    queries: tokens.map((token) => ({ ...batchedMarketOfTokenQuery(token), staleTime: 60_000 })),
    combine: (answers) => answers.flatMap(({ data }) => data?.poolAddress ?? []),
  })
}

function columnsOf(address: Address, pools: readonly Address[]): Column<TokenTransfer>[] {
  return [
    {
      id: 'direction',
      header: 'Direction',
      width: 6,
      card: 'top',
      cell: (transfer) => <Badge>{directionOf(transfer, address)}</Badge>,
    },
    {
      id: 'token',
      header: 'Token',
      width: 7,
      card: 'top',
      cell: ({ tokenAddress }) => <TokenName token={tokenAddress} owner={address} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 7,
      align: 'end',
      card: 'top end',
      cell: ({ amount }) => <Amount value={amount} style="short" />,
    },
    {
      id: 'other',
      header: 'From or to',
      width: 9,
      cell: ({ fromAddress, toAddress }) => {
        const other = fromAddress === address ? toAddress : fromAddress
        return <AddressLink address={other} contract={pools.includes(other)} />
      },
    },
    {
      id: 'transaction',
      header: 'Transaction',
      width: 8,
      importance: 2,
      cell: ({ transactionHash }) => <TransactionLink hash={transactionHash} />,
    },
    {
      id: 'when',
      header: 'Age',
      width: 5,
      align: 'end',
      time: true,
      cell: ({ timestamp }) => <Time at={timestamp} style="age" />,
    },
  ]
}

function directionOf({ fromAddress, toAddress }: TokenTransfer, address: Address) {
  if (fromAddress === toAddress) return 'Self'
  return fromAddress === address ? 'Out' : 'In'
}

/** The token's symbol from the indexer, else from the explorer if the token is held; else its short address. */
function TokenName({ token, owner }: { token: Address; owner: Address }) {
  const { data: market } = useQuery({ ...batchedMarketOfTokenQuery(token), staleTime: 60_000 })
  // Shares the request of the tokens panel.
  const { data: balances } = useQuery(tokenBalancesQuery(owner, 'ERC-20'))
  const held = balances?.items.find((balance) => balance.token.address === token)
  return <TokenLink address={token} symbol={market?.symbol ?? held?.token.symbol ?? null} />
}
