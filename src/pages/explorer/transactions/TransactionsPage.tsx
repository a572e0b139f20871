import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { methodNames } from '#domain/explorer/methodNames.ts'
import {
  type TransactionFilters,
  transactionsQuery,
} from '#interfaces/explorer/transaction/allTransactions.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { firstRow } from '#interfaces/explorer/wire/cursor.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransactionTable } from '#pages/explorer/parts/lists/TransactionTable.tsx'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { Filters } from './Filters.tsx'
import { PendingTable } from './PendingTable.tsx'

const route = getRouteApi('/txs')

const TransactionsFromNode = lazyRouteComponent(
  () => import('./TransactionsFromNode.tsx'),
  'TransactionsFromNode',
)

const tabs = [
  { id: 'validated', label: 'Validated' },
  { id: 'pending', label: 'Pending' },
] as const

/** The list of pending transactions is not live: a transaction that is mined leaves it. */
const following = { refetchInterval: 3 * liveInterval }

/** All transactions, newest first. Pending ones have their own tab. */
export function TransactionsPage() {
  const { tab, type, method, page } = route.useSearch()
  const filter: 'validated' | 'pending' = tab ?? 'validated'
  const isFiltered = type !== undefined || method !== undefined
  const filters = { filter, type, method }
  const query = transactionsQuery(filters, page)
  const newest = isFiltered ? transactionsQuery(filters, firstRow) : latestTransactionsQuery()
  const Rows = filter === 'pending' ? PendingTable : TransactionTable
  const live = { newest, keyOf: ({ hash }: Transaction) => hash }
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Transactions" documentTitle="Transactions" actions={<Filters />} />
      <Tabs
        label="Transactions"
        tabs={tabs}
        current={filter}
        keep={['type', 'method']}
        asOf={<QueryAsOf queryKey={query.queryKey} />}
      >
        <Panel title="Transactions" bare source="explorer" rows={20} lines={3}>
          <PagedList
            query={query}
            page={page}
            label="Transactions"
            csv={{ name: 'transactions', pageQuery: (at) => transactionsQuery(filters, at) }}
            {...(filter === 'pending' ? following : live)}
            // The node tells neither kinds of transactions nor those that wait.
            fromNode={filter === 'pending' || isFiltered ? undefined : fromNode}
          >
            {(rows, { unsupported }) => (
              <Rows caption="Transactions" rows={rows} empty={emptySentence(filters, unsupported)} />
            )}
          </PagedList>
        </Panel>
      </Tabs>
    </>
  )
}

function fromNode(error: unknown, retry: () => void) {
  return (
    <Suspense fallback={<TableSkeleton rows={20} lines={3} />}>
      <TransactionsFromNode error={error} retry={retry} />
    </Suspense>
  )
}

function emptySentence({ filter, type, method }: TransactionFilters, unsupported: readonly string[]) {
  if (filter === 'pending' && unsupported.includes('status'))
    return 'This explorer does not list pending transactions.'
  const none = 'No transactions on this page match the filters.'
  if (method) {
    const names = methodNames(method).replaceAll(',', ', ')
    return (
      <>
        {none} Only whole names of methods are found; these were searched: <bdi>{names}</bdi>
      </>
    )
  }
  if (type) return none
  return filter === 'pending' ? 'No pending transactions.' : 'No transactions yet.'
}
