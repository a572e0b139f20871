import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/tokens/transferKey.ts'
import {
  tokenTransfersOfAddressQuery,
  tokenTransfersOfTokenQuery,
} from '#interfaces/explorer/token/tokenTransfers.ts'
import { firstRow } from '#interfaces/explorer/wire/cursor.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { FindAddress } from './FindAddress.tsx'
import { mentions, wholeAddress } from './foundAddress.ts'
import { LoadedOnly } from './LoadedOnly.tsx'

const route = getRouteApi('/token/$address')

/** The transfers of a token, newest first. */
export function TokenTransfers({ address }: { address: Address }) {
  const { page, find = '' } = route.useSearch()
  const whole = wholeAddress(find)
  const query = whole
    ? tokenTransfersOfAddressQuery(address, whole, page)
    : tokenTransfersOfTokenQuery(address, page)
  return (
    <Panel title="Transfers" bare source="explorer" rows={12} lines={2}>
      <FindAddress key={find} />
      <PagedList
        query={query}
        page={page}
        label="Transfers"
        {...(!whole && { newest: tokenTransfersOfTokenQuery(address, firstRow) })}
        keyOf={transferKey}
        csv={{
          name: 'token-transfers',
          pageQuery: (at) =>
            whole
              ? tokenTransfersOfAddressQuery(address, whole, at)
              : tokenTransfersOfTokenQuery(address, at),
        }}
      >
        {(rows) => {
          const isPart = find !== '' && !whole
          const shown = isPart
            ? rows.filter(({ from, to }) => mentions(from, find) || mentions(to, find))
            : rows
          return (
            <>
              {isPart && <LoadedOnly found={shown.length} loaded={rows.length} what="transfers" />}
              <TransferTable
                caption="Transfers of the token"
                rows={shown}
                without={['token']}
                {...(whole && { self: whole })}
                empty={find === '' ? 'No transfers yet.' : 'No transfers of this address here.'}
              />
            </>
          )
        }}
      </PagedList>
    </Panel>
  )
}
