import { getRouteApi } from '@tanstack/react-router'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { TransactionTable } from '#pages/explorer/parts/lists/TransactionTable.tsx'
import { SearchedRows } from '#pages/explorer/parts/search/SearchedRows.tsx'
import { BadTime } from './BadTime.tsx'
import { periodOf, transactionMatches } from './criteria.ts'

const route = getRouteApi('/address/$address')

/** The transactions of an address that match what the URL says. */
export function SearchedTransactions({ address }: { address: Address }) {
  const { filter, method, with: other, since, until } = route.useSearch()
  const criteria = { method, with: other, since, until }
  const period = periodOf(criteria)
  if ('problem' in period) return <BadTime text={criteria[period.problem]} />
  return (
    <SearchedRows
      what="transactions"
      criteria={criteria}
      pageQuery={(page) => addressTransactionsQuery(address, filter, page)}
      matches={transactionMatches(address, criteria, period)}
      since={period.since}
      isTimed={(period.since ?? period.until) !== null}
      keyOf={({ hash }) => hash}
    >
      {(rows, empty) => (
        <TransactionTable caption="Transactions that match" rows={rows} self={address} empty={empty} />
      )}
    </SearchedRows>
  )
}
