import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { poolOfNftQuery } from '#interfaces/node/contract/curve/poolOfNft.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { NftPicture } from '#ui/figures/pictures/NftPicture.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import { StatedPicture } from './StatedPicture.tsx'

type NftOfMarketProps = { collection: Address; id: string }

/** The market that an NFT decides on, as the NFT's contract and the indexer say; undefined until both have answered, `pool` null where it is of none. */
function useMarketOfNft({ collection, id }: NftOfMarketProps) {
  const { data: pool, isError } = useQuery(poolOfNftQuery(collection, id))
  const { data: market } = useQuery({ ...marketQuery(pool ?? ''), enabled: pool != null, retry: false })
  return { pool: isError ? null : pool, market }
}

/** The picture of the market: its NFT has none of its own. */
export function MarketPictureOfNft({ size, ...nft }: NftOfMarketProps & { size: number }) {
  const { market } = useMarketOfNft(nft)
  return <NftPicture src={market?.metadataImageUrl ?? null} name={market?.symbol ?? nft.id} size={size} />
}

/** A link to the market, also while the indexer does not tell its name. */
export function MarketLinkOfNft(nft: NftOfMarketProps) {
  const { pool, market } = useMarketOfNft(nft)
  if (!pool) return null
  return (
    <span className="flex min-w-0 items-baseline gap-1 text-xs text-muted">
      Market <MarketLink pool={pool} symbol={market?.symbol ?? ''} name={market?.name} />
    </span>
  )
}

/** The market of an NFT on the NFT's own page; the children where it is of none. */
export function MarketOfNft({ children, ...nft }: NftOfMarketProps & { children: ReactNode }) {
  const { pool, market } = useMarketOfNft(nft)
  if (pool === undefined) return <Skeleton rows={4} />
  if (pool === null) return children
  return (
    <Details>
      {market?.metadataImageUrl && (
        <Detail wide label="Picture of the market" help="The NFT names none of its own.">
          <StatedPicture src={market.metadataImageUrl} name={market.symbol} />
        </Detail>
      )}
      <Detail wide label="Market" help="This NFT decides what is done with the fees of the market.">
        <MarketLink pool={pool} symbol={market?.symbol ?? ''} name={market?.name} />
      </Detail>
      {market && (
        <Detail label="Creator">
          <AddressLink address={market.creator} />
        </Detail>
      )}
    </Details>
  )
}
