import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/tokens/transferKey.ts'
import { addressTokenTransfersQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import { firstRow } from '#interfaces/explorer/wire/cursor.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { useIsEmptyList } from '#pages/explorer/parts/lists/useIsEmptyList.ts'
import { StandardFilter } from '#pages/explorer/parts/transfers/StandardFilter.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressFilter } from './AddressFilter.tsx'
import { SearchOfRows } from './SearchOfRows.tsx'

const route = getRouteApi('/address/$address')

/** The token transfers from or to an address. */
export function AddressTransfers({ address }: { address: Address }) {
  const { filter, type, page } = route.useSearch()
  const query = addressTokenTransfersQuery(address, { filter, type }, page)
  const hasNone = useIsEmptyList(query) && (filter ?? type ?? page) === undefined
  const newest = addressTokenTransfersQuery(address, { filter, type }, firstRow)
  return (
    <SearchOfRows list="transfers" address={address}>
      {(open, searched) => (
        <Panel
          // On a phone the three controls have the line for themselves, below the tab of the same name.
          title={hasNone ? 'Transfers' : <span className="max-sm:sr-only">Transfers</span>}
          control={
            !hasNone && (
              <>
                {open}
                <AddressFilter />
                <StandardFilter />
              </>
            )
          }
          asOf={<QueryAsOf queryKey={query.queryKey} />}
          source="explorer"
          rows={10}
          lines={2}
        >
          {searched(
            <PagedList
              query={query}
              page={page}
              label="Token transfers"
              newest={newest}
              keyOf={transferKey}
              csv={{
                name: 'token-transfers',
                pageQuery: (at) => addressTokenTransfersQuery(address, { filter, type }, at),
              }}
            >
              {(rows) => (
                <TransferTable
                  caption="Token transfers of the address"
                  rows={rows}
                  self={address}
                  empty={
                    filter || type
                      ? 'No transfers match the filters.'
                      : 'No token transfers to or from this address yet.'
                  }
                />
              )}
            </PagedList>,
          )}
        </Panel>
      )}
    </SearchOfRows>
  )
}
