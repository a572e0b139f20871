import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { firstRow, isFirstPage } from '#interfaces/explorer/wire/cursor.ts'
import { countOf } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useAddress } from '#pages/explorer/address/useAddress.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransactionTable } from '#pages/explorer/parts/lists/TransactionTable.tsx'
import { useIsEmptyList } from '#pages/explorer/parts/lists/useIsEmptyList.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { noneListed } from '#ui/table/noneListed.ts'
import { AddressFilter } from './AddressFilter.tsx'
import { SearchOfRows } from './SearchOfRows.tsx'

const route = getRouteApi('/address/$address')

const TwinNotice = lazyRouteComponent(
  () => import('#pages/explorer/parts/transfers/TwinNotice.tsx'),
  'TwinNotice',
)

const AddressTransactionsFromNode = lazyRouteComponent(
  () => import('./AddressTransactionsFromNode.tsx'),
  'AddressTransactionsFromNode',
)

/** The key contains the block, so that a pending transaction counts as a new row when it is mined. */
const stateKey = ({ hash, blockNumber }: Transaction) => `${hash} ${blockNumber}`

/** The transactions from or to an address, newest first. */
export function AddressTransactions({ address }: { address: Address }) {
  const { filter, page } = route.useSearch()
  const { kind, transactionsCount, tokenTransfersCount } = useAddress(address)
  const query = addressTransactionsQuery(address, filter, page)
  const hasNone = useIsEmptyList(query) && filter === undefined && page === undefined
  const newest = addressTransactionsQuery(address, filter, firstRow)
  return (
    <SearchOfRows list="transactions" address={address}>
      {(open, searched) => (
        <Panel
          title="Transactions"
          control={
            !hasNone && (
              <>
                {open}
                <AddressFilter />
              </>
            )
          }
          asOf={<QueryAsOf queryKey={query.queryKey} />}
          source="explorer"
          rows={10}
          lines={3}
        >
          {searched(
            <PagedList
              query={query}
              page={page}
              label="Transactions"
              newest={newest}
              keyOf={stateKey}
              csv={{ name: 'transactions', pageQuery: (at) => addressTransactionsQuery(address, filter, at) }}
              fromNode={(error, retry) => (
                <Suspense fallback={<TableSkeleton rows={10} lines={3} />}>
                  <AddressTransactionsFromNode
                    address={address}
                    filter={filter}
                    error={error}
                    retry={retry}
                  />
                </Suspense>
              )}
            >
              {(rows) => (
                <>
                  <Suspense>{haveTwins(rows) && <TwinNotice addresses={partiesOf(rows)} />}</Suspense>
                  <TransactionTable
                    caption="Transactions of the address"
                    rows={rows}
                    self={address}
                    isNewest={isFirstPage(page)}
                    empty={
                      filter ? (
                        'No transactions match the filter.'
                      ) : kind === null ? (
                        <PendingValue />
                      ) : transactionsCount === 0 && tokenTransfersCount ? (
                        <OnlyTransfers count={tokenTransfersCount} />
                      ) : (
                        noneListed('No transactions yet.', transactionsCount)
                      )
                    }
                  />
                </>
              )}
            </PagedList>,
          )}
        </Panel>
      )}
    </SearchOfRows>
  )
}

/** An address without a transaction of its own, such as a pool that routers call, leads to its token transfers. */
function OnlyTransfers({ count }: { count: number }) {
  return (
    <>
      No direct transactions. See its{' '}
      <Link to="." search={{ tab: 'transfers' }} className="link">
        {countOf(count, 'token transfer')}
      </Link>
      .
    </>
  )
}

function partiesOf(rows: readonly Transaction[]): Address[] {
  return rows.flatMap(({ from, to }) => [from.address, (to ?? from).address])
}

/** Whether different addresses begin and end alike. Only then the notice about them is loaded. */
function haveTwins(rows: readonly Transaction[]): boolean {
  const all = [...new Set(partiesOf(rows))]
  return new Set(all.map((each) => `${each.slice(0, 6)}${each.slice(-4)}`.toLowerCase())).size < all.length
}
