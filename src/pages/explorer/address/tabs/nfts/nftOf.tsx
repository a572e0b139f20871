import type { Collectible } from '#interfaces/explorer/address/addressCollectible.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Nft } from '#pages/explorer/parts/nft/NftGrid.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'

/** One NFT for the grid, with its collection, and with its amount where there may be several. */
export function nftOf({
  token,
  value,
  ...nft
}: Pick<Collectible, 'token' | 'value' | 'imageUrl' | 'metadata' | 'isRecord'> & { id: string }): Nft {
  return {
    ...nft,
    collection: token.address,
    above: (
      <span className="flex min-w-0 items-baseline gap-1.5">
        <TokenLink address={token.address} symbol={token.symbol || token.name} />
        <TokenTrust token={token} />
      </span>
    ),
    below: token.type === 'ERC-1155' && (value === null ? 'Unknown amount' : `Amount ${formatCount(value)}`),
  }
}
