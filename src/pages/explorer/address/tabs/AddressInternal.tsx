import { getRouteApi } from '@tanstack/react-router'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/internalTransaction.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { InternalTable } from '#pages/explorer/parts/transfers/InternalTable.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressFilter } from './AddressFilter.tsx'

const route = getRouteApi('/address/$address')

/** The internal transactions from or to an address. */
export function AddressInternal({ address }: { address: Address }) {
  const { filter, page } = route.useSearch()
  return (
    <Panel title="Internal transactions" control={<AddressFilter />} source="explorer" rows={10} lines={2}>
      <PagedList
        query={addressInternalTransactionsQuery(address, filter, page)}
        page={page}
        label="Internal transactions"
      >
        {(rows) => (
          <InternalTable rows={rows} self={address} empty="No contract call went to or from this address." />
        )}
      </PagedList>
    </Panel>
  )
}
