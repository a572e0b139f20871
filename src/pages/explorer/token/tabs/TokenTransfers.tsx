import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/tokens/transferKey.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
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
  const isPart = find !== '' && !whole
  const passes = ({ from, to }: TokenTransfer) => mentions(from, find) || mentions(to, find)
  return (
    <Panel title="Transfers" bare source="explorer" rows={12} lines={2}>
      <FindAddress key={find} />
      <PagedList
        query={query}
        page={page}
        label="Transfers"
        {...(find === '' && { newest: tokenTransfersOfTokenQuery(address, firstRow) })}
        keyOf={transferKey}
        passes={isPart ? passes : undefined}
        csv={{
          name: 'token-transfers',
          pageQuery: (at) =>
            whole
              ? tokenTransfersOfAddressQuery(address, whole, at)
              : tokenTransfersOfTokenQuery(address, at),
        }}
      >
        {(rows) => {
          const shown = isPart ? rows.filter(passes) : rows
          return (
            <>
              {isPart && <LoadedOnly found={shown.length} loaded={rows.length} what="transfers" />}
              <TransferTable
                caption="Transfers of the token"
                rows={shown}
                without={['token']}
                {...(whole && { self: whole })}
                empty={emptyWords(find, whole !== null)}
              />
            </>
          )
        }}
      </PagedList>
    </Panel>
  )
}

/** Of a name only this page is searched, of a whole address all transfers. */
function emptyWords(find: string, isAddress: boolean): string {
  if (find === '') return 'No transfers yet.'
  return isAddress ? 'No transfers of this address.' : `No transfer on this page matches “${find}”.`
}
