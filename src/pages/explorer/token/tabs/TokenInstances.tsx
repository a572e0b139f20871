import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type TokenInstance, tokenInstancesQuery } from '#interfaces/explorer/token/tokenInstance.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { ListPager } from '#pages/explorer/parts/lists/ListPager.tsx'
import { TokenId } from '#pages/explorer/parts/transfers/TokenId.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { SafeImage } from '#ui/figures/pictures/SafeImage.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

const route = getRouteApi('/token/$address')

type TokenInstancesProps = { address: Address }

/** The individual tokens of a collection, with their owners. */
export function TokenInstances({ address }: TokenInstancesProps) {
  return (
    <Panel title="Instances" bare source="explorer" rows={12} lines={2}>
      <InstanceList address={address} />
    </Panel>
  )
}

function InstanceList({ address }: TokenInstancesProps) {
  const { page } = route.useSearch()
  const { data } = useSuspenseQuery(tokenInstancesQuery(address, page))
  if (!data) return <Empty>This explorer can't list individual NFTs. See Holders.</Empty>
  return (
    <>
      <Table
        caption="Tokens of the collection"
        columns={columnsOf(address)}
        rows={data.items}
        rowKey={({ id }) => id}
        empty="No tokens yet."
      />
      {(data.next !== null || page !== undefined) && <ListPager label="Instances" list={data} page={page} />}
    </>
  )
}

function columnsOf(collection: Address): readonly Column<TokenInstance>[] {
  return [
    {
      id: 'token',
      header: 'Token',
      width: 18,
      card: 'top',
      cell: ({ id, imageUrl, metadata }) => (
        <span className="flex items-center gap-2">
          <SafeImage src={imageUrl} name={metadata?.name ?? id} />
          <TokenId collection={collection} id={id} />
          {metadata?.name && (
            <span className="cut text-faint">
              <ExternalText>{metadata.name}</ExternalText>
            </span>
          )}
        </span>
      ),
    },
    ownerColumn,
  ]
}

const ownerColumn: Column<TokenInstance> = {
  id: 'owner',
  header: 'Owner',
  width: 16,
  cell: ({ owner }) => <AddressParameterLink address={owner} />,
}
