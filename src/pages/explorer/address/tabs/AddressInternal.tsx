import { getRouteApi } from '@tanstack/react-router'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { InternalList } from '#pages/explorer/parts/transfers/InternalList.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressFilter } from './AddressFilter.tsx'

const route = getRouteApi('/address/$address')

/** The internal transactions from or to an address. */
export function AddressInternal({ address }: { address: Address }) {
  const { filter, page } = route.useSearch()
  const query = addressInternalTransactionsQuery(address, filter, page)
  return (
    <Panel
      title="Internal transactions"
      control={<AddressFilter />}
      asOf={<QueryAsOf queryKey={query.queryKey} />}
      source="explorer"
      rows={10}
      lines={2}
    >
      <InternalList
        pageQuery={(at) => addressInternalTransactionsQuery(address, filter, at)}
        page={page}
        self={address}
        empty="No internal transactions."
      />
    </Panel>
  )
}
