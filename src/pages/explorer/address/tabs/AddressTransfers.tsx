import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/transfers/transferKey.ts'
import { addressTokenTransfersQuery } from '#interfaces/explorer/tokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressFilter } from './AddressFilter.tsx'

const route = getRouteApi('/address/$address')

/** The token transfers from or to an address. */
export function AddressTransfers({ address }: { address: Address }) {
  const { filter, type, page } = route.useSearch()
  return (
    <Panel title="Transfers" control={<AddressFilter withType />} source="explorer" rows={10} lines={2}>
      <PagedList
        query={addressTokenTransfersQuery(address, { filter, type }, page)}
        page={page}
        label="Token transfers"
        keyOf={transferKey}
      >
        {(rows) => (
          <TransferTable
            caption="Token transfers of the address"
            rows={rows}
            self={address}
            empty={filter || type ? 'No transfer fits the filters.' : 'This address has moved no token.'}
          />
        )}
      </PagedList>
    </Panel>
  )
}
