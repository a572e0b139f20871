import { getRouteApi } from '@tanstack/react-router'
import { addressTokenTransfersQuery } from '#interfaces/explorer/tokenTransfer.ts'
import type { Address } from '#lib/wire.ts'
import { Panel } from '#ui/Panel.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { TransferTable } from '../parts/TransferTable.tsx'
import { transferKey } from '../parts/transferKey.ts'
import { AddressFilter } from './AddressFilter.tsx'

const route = getRouteApi('/address/$address')

/** Tokens that moved to or from the address. */
export function AddressTransfers({ address }: { address: Address }) {
  const { filter, type, page } = route.useSearch()
  return (
    <Panel title="Transfers" control={<AddressFilter withType />} source="explorer" rows={10}>
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
