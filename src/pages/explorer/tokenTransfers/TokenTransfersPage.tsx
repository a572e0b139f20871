import { getRouteApi } from '@tanstack/react-router'
import { tokenTransfersQuery } from '#interfaces/explorer/tokenTransfer.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { Sections } from '../parts/Sections.tsx'
import { TransferTable } from '../parts/TransferTable.tsx'
import { transferKey } from '../parts/transferKey.ts'

const route = getRouteApi('/token-transfers')

/** Transfers of every token of the network, newest first. */
export function TokenTransfersPage() {
  const { page } = route.useSearch()
  return (
    <>
      <Sections />
      <PageHead title="Token transfers" documentTitle="Token transfers" />
      <Panel title="Token transfers" bare source="explorer" rows={20}>
        <PagedList query={tokenTransfersQuery(page)} page={page} label="Token transfers" keyOf={transferKey}>
          {(rows) => <TransferTable caption="Token transfers" rows={rows} empty="No token was moved yet." />}
        </PagedList>
      </Panel>
    </>
  )
}
