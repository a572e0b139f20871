import { useQuery } from '@tanstack/react-query'
import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { metadataInUri, type NftMetadata } from '#domain/tokens/nftMetadata.ts'
import { marketContractsQuery } from '#interfaces/node/contract/curve/marketContracts.ts'
import { collectibleQuery } from '#interfaces/node/contract/token/collectible.ts'
import { hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { NftPicture } from '#ui/figures/pictures/NftPicture.tsx'

const MarketPictureOfNft = lazyRouteComponent(() => import('./MarketOfNft.tsx'), 'MarketPictureOfNft')
const MarketLinkOfNft = lazyRouteComponent(() => import('./MarketOfNft.tsx'), 'MarketLinkOfNft')

export type Nft = {
  collection: Address
  id: string
  /** The URI of its picture and its metadata, as the explorer has them. */
  imageUrl: string | null
  metadata: NftMetadata | null
  /** Whether the explorer has a record of it; else its contract is asked for its metadata. */
  isRecord: boolean
  /** Shown above the id: its collection, on a page with several. */
  above?: ReactNode
  /** Shown below the name: its owner, or how many there are. */
  below?: ReactNode
}

type NftGridProps = { label: string; nfts: readonly Nft[]; empty: string }

/** NFTs with their pictures. One that decides on the fees of a market shows that market. */
export function NftGrid({ label, nfts, empty }: NftGridProps) {
  const { data: contracts } = useQuery({ ...marketContractsQuery(), enabled: hasTrading() && hasMarkets() })
  if (nfts.length === 0) return <p className="px-4 py-6 text-sm text-muted">{empty}</p>
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-3 p-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:p-4"
    >
      {nfts.map((nft) => (
        <Card
          key={`${nft.collection} ${nft.id}`}
          nft={nft}
          isOfMarket={contracts?.nft != null && contracts.nft === nft.collection}
        />
      ))}
    </ul>
  )
}

const pictureSize = 120

function Card({ nft, isOfMarket }: { nft: Nft; isOfMarket: boolean }) {
  const { collection, id, above, below } = nft
  const { metadata, imageUrl } = useNftMetadata(nft)
  const name = metadata?.name || `#${id}`
  return (
    <li className="flex min-w-0 flex-col gap-1 overflow-clip rounded-lg border p-2 text-sm">
      <Link
        to="/token/$address"
        params={{ address: collection }}
        search={{ id }}
        title={`Token ID ${id}`}
        className="group/nft grid min-w-0 gap-2"
      >
        <span className="grid aspect-square overflow-clip rounded-lg bg-raised *:size-full!">
          {isOfMarket && imageUrl === null ? (
            <Suspense fallback={<NftPicture src={null} name={name} size={pictureSize} />}>
              <MarketPictureOfNft collection={collection} id={id} size={pictureSize} />
            </Suspense>
          ) : (
            <NftPicture src={imageUrl} name={name.replace(/^#/, '')} size={pictureSize} />
          )}
        </span>
        <span className="cut font-medium group-hover/nft:text-accent">
          <bdi>#{id}</bdi>
        </span>
      </Link>
      {metadata?.name && (
        <span className="cut text-xs text-muted">
          <ExternalText>{metadata.name}</ExternalText>
        </span>
      )}
      {above && <span className="min-w-0 text-xs">{above}</span>}
      {isOfMarket && (
        // Its line has a place before it is read, so that no card grows.
        <div className="h-4">
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <MarketLinkOfNft collection={collection} id={id} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {below && <span className="mt-auto flex min-w-0 items-baseline gap-1 text-xs text-muted">{below}</span>}
    </li>
  )
}

/** The metadata and picture of an NFT: the explorer's, or those that the contract itself holds. */
function useNftMetadata({ collection, id, imageUrl, metadata, isRecord }: Nft) {
  const { data } = useQuery({ ...collectibleQuery(collection, id), enabled: !isRecord })
  const own = data?.uri ? metadataInUri(data.uri) : null
  return { metadata: metadata ?? own, imageUrl: imageUrl ?? metadata?.imageUrl ?? own?.imageUrl ?? null }
}
