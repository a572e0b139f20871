import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { transactionInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { InternalTable } from '#pages/explorer/parts/transfers/InternalTable.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CallTree } from './CallTree.tsx'

const route = getRouteApi('/tx/$hash')

const views = [
  { value: 'tree', label: 'Tree' },
  { value: 'list', label: 'List' },
] as const

/** The internal transactions of a transaction: as a tree of calls, or as the explorer lists them. */
export function InternalTransactions({ hash }: { hash: Hash }) {
  const { view } = route.useSearch()
  const navigate = useNavigate({ from: '/tx/$hash' })
  return (
    <Panel
      key={view}
      title="Internal transactions"
      control={
        <Segmented
          label="View"
          value={view ?? 'tree'}
          options={views}
          onChange={(chosen) =>
            navigate({
              search: (before) => ({
                ...before,
                view: chosen === 'list' ? chosen : undefined,
                page: undefined,
              }),
              resetScroll: false,
            })
          }
        />
      }
    >
      {view === 'list' ? <InternalList hash={hash} /> : <CallTree hash={hash} />}
    </Panel>
  )
}

function InternalList({ hash }: { hash: Hash }) {
  const { page } = route.useSearch()
  return (
    <PagedList
      query={transactionInternalTransactionsQuery(hash, page)}
      page={page}
      label="Internal transactions"
      csv={{
        name: 'internal-transactions',
        pageQuery: (at) => transactionInternalTransactionsQuery(hash, at),
      }}
    >
      {(rows, { isPartial }) => (
        <InternalTable
          rows={rows}
          isPartial={isPartial}
          withoutTransaction
          empty="No internal transactions, or they are not traced yet."
        />
      )}
    </PagedList>
  )
}
