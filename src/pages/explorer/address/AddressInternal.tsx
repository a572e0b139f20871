import { getRouteApi } from '@tanstack/react-router'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/internalTransaction.ts'
import type { Address } from '#lib/wire.ts'
import { Panel } from '#ui/Panel.tsx'
import { InternalTable } from '../parts/InternalTable.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { AddressFilter } from './AddressFilter.tsx'

const route = getRouteApi('/address/$address')

/** Calls between contracts that went to or from the address. */
export function AddressInternal({ address }: { address: Address }) {
  const { filter, page } = route.useSearch()
  return (
    <Panel title="Internal transactions" control={<AddressFilter />} source="explorer" rows={10}>
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
