import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { transferKey } from '#domain/tokens/transferKey.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import { tokenInstanceQuery, tokenInstanceTransfersQuery } from '#interfaces/explorer/token/tokenInstance.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'
import { CreatorMetadata } from './CreatorMetadata.tsx'
import { InstanceHolders } from './InstanceHolders.tsx'
import { InstanceOverview } from './InstanceOverview.tsx'

const route = getRouteApi('/token/$address')

type TokenInstancePageProps = { id: string }

/** One token of a collection: its owner, its creator's metadata and its transfers. */
export function TokenInstancePage({ id }: TokenInstancePageProps) {
  const { address } = route.useParams()
  const { page } = route.useSearch()
  const { data: token } = useQuery(tokenQuery(address))
  const collection = token?.symbol || token?.name || shortHash(address)
  const transfers = tokenInstanceTransfersQuery(address, id, page)
  return (
    <>
      <PageHead
        kind="Token"
        title={<ExternalText>{`${collection} #${id.length > 24 ? shortHash(id) : id}`}</ExternalText>}
        documentTitle={`Token ${collection} #${id}`}
        badges={
          <>
            <span className="flex min-w-0 *:max-w-full">
              <TokenLink address={address} symbol={token?.name || collection} />
            </span>
            {token?.type && <Badge>{token.type}</Badge>}
            {token && <TokenTrust token={token} />}
          </>
        }
        asOf={<QueryAsOf queryKey={tokenInstanceQuery(address, id).queryKey} />}
      />
      {token && <LookAlikes tokens={[token]}>{null}</LookAlikes>}
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <Panel title="On chain">
          <InstanceOverview collection={address} id={id} token={token} />
        </Panel>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Panel title="From the creator">
            <CreatorMetadata collection={address} id={id} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-4">
          {token?.type === 'ERC-1155' && (
            <Panel title="Holders" source="explorer" rows={4} lines={2}>
              <InstanceHolders collection={address} id={id} />
            </Panel>
          )}
          <Panel
            title="Transfers"
            source="explorer"
            rows={8}
            lines={2}
            asOf={<QueryAsOf queryKey={transfers.queryKey} />}
          >
            <PagedList query={transfers} page={page} label="Transfers" keyOf={transferKey}>
              {(rows, { unsupported }) => (
                <TransferTable
                  caption="Transfers of this token"
                  rows={rows}
                  without={['token', 'id']}
                  empty={
                    unsupported.length > 0 ? 'No transfers of this token on this page.' : 'No transfers yet.'
                  }
                />
              )}
            </PagedList>
          </Panel>
        </div>
      </div>
    </>
  )
}
