import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/tokens/transferKey.ts'
import { addressTokenTransfersQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { SearchedRows } from '#pages/explorer/parts/search/SearchedRows.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { BadTime } from './BadTime.tsx'
import { periodOf, transferMatches } from './criteria.ts'

const route = getRouteApi('/address/$address')

/** The token transfers of an address that match what the URL says. */
export function SearchedTransfers({ address }: { address: Address }) {
  const { filter, type, method, token, with: other, since, until } = route.useSearch()
  const criteria = { method, token, with: other, since, until }
  const period = periodOf(criteria)
  if ('problem' in period) return <BadTime text={criteria[period.problem]} />
  return (
    <SearchedRows
      what="token transfers"
      criteria={criteria}
      pageQuery={(page) => addressTokenTransfersQuery(address, { filter, type }, page)}
      matches={transferMatches(address, criteria, period)}
      since={period.since}
      isTimed={(period.since ?? period.until) !== null}
      keyOf={transferKey}
    >
      {(rows, empty) => (
        <TransferTable caption="Token transfers that match" rows={rows} self={address} empty={empty} />
      )}
    </SearchedRows>
  )
}
