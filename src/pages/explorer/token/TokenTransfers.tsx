import { getRouteApi } from '@tanstack/react-router'
import { tokenTransfersOfTokenQuery } from '#interfaces/explorer/tokenTransfer.ts'
import type { Address } from '#lib/wire.ts'
import { Panel } from '#ui/Panel.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { TransferTable } from '../parts/TransferTable.tsx'
import { transferKey } from '../parts/transferKey.ts'

const route = getRouteApi('/token/$address')

/** The transfers of a token, newest first. */
export function TokenTransfers({ address }: { address: Address }) {
  const { page } = route.useSearch()
  return (
    <Panel title="Transfers" bare source="explorer" rows={12}>
      <PagedList
        query={tokenTransfersOfTokenQuery(address, page)}
        page={page}
        label="Transfers"
        keyOf={transferKey}
      >
        {(rows) => (
          <TransferTable
            caption="Transfers of the token"
            rows={rows}
            without={['token']}
            empty="This token was never moved."
          />
        )}
      </PagedList>
    </Panel>
  )
}
