import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/transfers/transferKey.ts'
import { firstRow } from '#interfaces/explorer/page.ts'
import { tokenTransfersOfTokenQuery } from '#interfaces/explorer/tokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const route = getRouteApi('/token/$address')

/** The transfers of a token, newest first. */
export function TokenTransfers({ address }: { address: Address }) {
  const { page } = route.useSearch()
  return (
    <Panel title="Transfers" bare source="explorer" rows={12} lines={2}>
      <PagedList
        query={tokenTransfersOfTokenQuery(address, page)}
        page={page}
        label="Transfers"
        newest={tokenTransfersOfTokenQuery(address, firstRow)}
        keyOf={transferKey}
      >
        {(rows) => (
          <TransferTable
            caption="Transfers of the token"
            rows={rows}
            without={['token']}
            empty="No transfers yet."
          />
        )}
      </PagedList>
    </Panel>
  )
}
