import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { idsOfCollection } from '#domain/tokens/idsOfTransfers.ts'
import { transferKey } from '#domain/tokens/transferKey.ts'
import { type TokenInstance, tokenInstancesQuery } from '#interfaces/explorer/token/tokenInstance.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import { tokenTransfersOfTokenQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { ListPager } from '#pages/explorer/parts/lists/ListPager.tsx'
import { type Nft, NftGrid } from '#pages/explorer/parts/nft/NftGrid.tsx'
import { SearchedRows } from '#pages/explorer/parts/search/SearchedRows.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const route = getRouteApi('/token/$address')

type TokenInstancesProps = { address: Address }

/** The inventory of a collection: its individual tokens, with their pictures and owners. */
export function TokenInstances({ address }: TokenInstancesProps) {
  return (
    <Panel title="Inventory" bare source="explorer" rows={12} lines={2}>
      <InstanceList address={address} />
    </Panel>
  )
}

function InstanceList({ address }: TokenInstancesProps) {
  const { page } = route.useSearch()
  const { data } = useSuspenseQuery(tokenInstancesQuery(address, page))
  if (!data) return <InstancesOfTransfers address={address} />
  const ofRecord = ({ owner, ...record }: TokenInstance): Nft => ({
    ...record,
    collection: address,
    isRecord: true,
    below: ownerOf(owner),
  })
  return (
    <>
      <NftGrid label="Tokens of the collection" nfts={data.items.map(ofRecord)} empty="No tokens yet." />
      {(data.next !== null || page !== undefined) && <ListPager label="Inventory" list={data} page={page} />}
    </>
  )
}

/** The ids that transfers name, from an explorer that does not list single tokens. It says which part was searched. */
function InstancesOfTransfers({ address }: TokenInstancesProps) {
  return (
    <SearchedRows
      what="transfers"
      criteria="ids"
      pageQuery={(page) => tokenTransfersOfTokenQuery(address, page)}
      matches={({ tokenId }: TokenTransfer) => tokenId !== null}
      since={null}
      isTimed={false}
      keyOf={transferKey}
    >
      {(transfers, empty) => {
        const nfts = idsOfCollection(transfers).map(({ id, owner }) => ({
          collection: address,
          id,
          imageUrl: null,
          metadata: null,
          isRecord: false,
          below: ownerOf(owner),
        }))
        return <NftGrid label="Tokens of the collection" nfts={nfts} empty={empty} />
      }}
    </SearchedRows>
  )
}

function ownerOf(owner: AddressParameter | null) {
  return owner && <AddressParameterLink address={owner} />
}
