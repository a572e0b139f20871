import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type TopAccount, topAccountsQuery } from '#interfaces/explorer/address/topAccounts.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { rankColumn } from '#pages/explorer/parts/lists/rankColumn.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

const route = getRouteApi('/stats')

/** The accounts with the most coins, where the explorer lists them. */
export function TopAccounts() {
  const { page } = route.useSearch()
  const query = topAccountsQuery(page)
  const { isPending, error } = useQuery(query)
  if (isPending) return <TableSkeleton rows={8} lines={2} />
  if (isNotFound(error)) return <Empty>This explorer does not list accounts by their balance.</Empty>
  return (
    <PagedList query={query} page={page} label="Top accounts">
      {(rows) => (
        <>
          <Table
            caption="Top accounts"
            columns={[...rankColumn(rows, page), ...columns]}
            rows={rows}
            rowKey={({ address }) => address}
            empty="No accounts yet."
          />
          <p className="px-4 py-2 text-xs text-muted">
            Accounts that no block names, such as those funded at genesis, may be missing.
          </p>
        </>
      )}
    </PagedList>
  )
}

const columns: readonly Column<TopAccount>[] = [
  {
    id: 'account',
    header: 'Account',
    width: 18,
    card: 'top',
    cell: ({ address, name, isContract }) => (
      <AddressLink address={address} name={name} contract={isContract} />
    ),
  },
  {
    id: 'transactions',
    header: 'Transactions',
    width: 8,
    align: 'end',
    card: 'top end',
    cardLabel: 'txs',
    cell: ({ transactionsCount }) => <Count value={transactionsCount} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 12,
    align: 'end',
    card: 'top end',
    unit: () => config().nativeCurrency.symbol,
    amount: ({ balance }) => wholeCoins(balance),
    // Most have nearly as much: a short form would make all of them look alike.
    cell: ({ balance }) => (
      <CompactFigures value={false}>
        <NativeAmount wei={balance} />
      </CompactFigures>
    ),
  },
]
