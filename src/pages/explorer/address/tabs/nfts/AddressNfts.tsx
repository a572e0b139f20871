import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { type Collectible, collectiblesQuery } from '#interfaces/explorer/address/addressCollectible.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { CollapsedRows } from '#pages/explorer/parts/lists/CollapsedRows.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { NftGrid } from '#pages/explorer/parts/nft/NftGrid.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'
import { NftsOfTransfers } from './NftsOfTransfers.tsx'
import { nftOf } from './nftOf.tsx'

const route = getRouteApi('/address/$address')

/** The NFTs an address holds. */
export function AddressNfts({ address }: { address: Address }) {
  const { page } = route.useSearch()
  const query = collectiblesQuery(address, page)
  return (
    <Panel title="NFTs" asOf={<QueryAsOf queryKey={query.queryKey} />} source="explorer" rows={8} lines={2}>
      <PagedList query={query} page={page} label="NFTs">
        {(rows) => <Holdings address={address} rows={rows} />}
      </PagedList>
    </Panel>
  )
}

type HoldingsProps = { address: Address; rows: readonly Collectible[] }

/** The NFTs. Those reported as scams are collapsed. Where the explorer only counts, the ids come from transfers. */
function Holdings({ address, rows }: HoldingsProps) {
  const [isShown, setIsShown] = useState(false)
  const count = rows.filter(({ token }) => token.isScam).length
  const shown = isShown ? rows : rows.filter(({ token }) => !token.isScam)
  const counted = shown.filter(({ id }) => id === null)
  const listed = shown.flatMap(({ id, ...row }) => (id === null ? [] : [nftOf({ ...row, id })]))
  return (
    <LookAlikes tokens={rows.map(({ token }) => token)}>
      <CollapsedRows
        count={count}
        what={['NFT reported as a scam', 'NFTs reported as scams']}
        why="scammers send such tokens to lure people to a website."
        isShown={isShown}
        onToggle={() => setIsShown(!isShown)}
      />
      {(listed.length > 0 || (count === 0 && counted.length === 0)) && (
        <NftGrid label="NFTs of the address" nfts={listed} empty="No NFTs." />
      )}
      {counted.length > 0 && <Counted rows={counted} />}
      {counted.length > 0 && (
        <NftsOfTransfers address={address} collections={counted.map(({ token }) => token.address)} />
      )}
    </LookAlikes>
  )
}

function Counted({ rows }: { rows: readonly Collectible[] }) {
  return (
    <div className="border-b px-4 py-3 text-sm">
      <p className="text-muted">This explorer counts these NFTs without their IDs:</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {rows.map(({ token, value }) => (
          <li key={token.address} className="flex items-baseline gap-1.5">
            {value !== null && formatCount(value)}{' '}
            <TokenLink address={token.address} symbol={token.symbol || token.name} />
            <TokenTrust token={token} />
          </li>
        ))}
      </ul>
    </div>
  )
}
