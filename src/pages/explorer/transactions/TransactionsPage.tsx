import { getRouteApi } from '@tanstack/react-router'
import { transactionsQuery } from '#interfaces/explorer/transaction.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { Sections } from '../parts/Sections.tsx'
import { TransactionTable } from '../parts/TransactionTable.tsx'
import { Filters } from './Filters.tsx'

const route = getRouteApi('/txs')

const tabs = [
  { id: 'validated', label: 'Validated' },
  { id: 'pending', label: 'Pending' },
] as const

/** All transactions, newest first; those that wait for a block have a tab of their own. */
export function TransactionsPage() {
  const { tab, type, method, page } = route.useSearch()
  const filter = tab ?? 'validated'
  const isFiltered = type !== undefined || method !== undefined
  return (
    <>
      <Sections />
      <PageHead title="Transactions" documentTitle="Transactions" actions={<Filters />} />
      <Tabs label="Transactions" tabs={tabs} current={filter} keep={['type', 'method']}>
        <Panel title="Transactions" bare source="explorer" rows={20}>
          <PagedList
            query={transactionsQuery({ filter, type, method }, page)}
            page={page}
            label="Transactions"
            keyOf={({ hash }) => hash}
          >
            {(rows) => (
              <TransactionTable
                caption="Transactions"
                rows={rows}
                empty={emptySentence(filter, isFiltered)}
              />
            )}
          </PagedList>
        </Panel>
      </Tabs>
    </>
  )
}

function emptySentence(filter: 'validated' | 'pending', isFiltered: boolean) {
  if (isFiltered) return 'No transaction on this page fits the filters.'
  return filter === 'pending'
    ? 'No transaction waits for a block right now.'
    : 'There are no transactions yet.'
}
