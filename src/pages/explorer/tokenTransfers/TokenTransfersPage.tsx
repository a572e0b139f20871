import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/tokens/transferKey.ts'
import { tokenTransfersQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import { firstRow } from '#interfaces/explorer/wire/cursor.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { AwaitLookAlikes } from '#pages/explorer/parts/transfers/AwaitLookAlikes.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const route = getRouteApi('/token-transfers')

/** The transfers of all tokens, newest first. */
export function TokenTransfersPage() {
  const { page } = route.useSearch()
  const query = tokenTransfersQuery(page)
  const newest = tokenTransfersQuery(firstRow)
  return (
    <>
      <ExplorerNavigation />
      <PageHead
        title="Token transfers"
        documentTitle="Token transfers"
        asOf={<QueryAsOf queryKey={query.queryKey} />}
      />
      <Panel title="Token transfers" bare source="explorer" rows={20} lines={3}>
        <AwaitLookAlikes />
        <PagedList
          query={query}
          page={page}
          label="Token transfers"
          newest={newest}
          keyOf={transferKey}
          csv={{ name: 'token-transfers', pageQuery: tokenTransfersQuery }}
        >
          {(rows) => <TransferTable caption="Token transfers" rows={rows} empty="No token transfers yet." />}
        </PagedList>
      </Panel>
    </>
  )
}
