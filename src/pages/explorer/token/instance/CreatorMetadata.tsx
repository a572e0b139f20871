import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { NftMetadata } from '#domain/tokens/nftMetadata.ts'
import { hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { StatedPicture } from '#pages/explorer/parts/nft/StatedPicture.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { useCollectible } from './useCollectible.ts'

const MarketOfNft = lazyRouteComponent(
  () => import('#pages/explorer/parts/nft/MarketOfNft.tsx'),
  'MarketOfNft',
)

type CreatorMetadataProps = { collection: Address; id: string }

const mostAttributes = 60

/** The creator's metadata of a token, which nobody has verified. */
export function CreatorMetadata({ collection, id }: CreatorMetadataProps) {
  const { isPending, metadata, imageUrl, node } = useCollectible(collection, id)
  if (isPending) return <Skeleton rows={4} />
  const uri = node.data?.uri ?? null
  if (!metadata && !imageUrl && !uri) return <OfMarket collection={collection} id={id} />
  const attributes = [...new Set(metadata?.attributes.map(attributeText))].slice(0, mostAttributes)
  return (
    <Details>
      {imageUrl && (
        <Detail plain label="Picture">
          <StatedPicture src={imageUrl} name={metadata?.name ?? id} />
        </Detail>
      )}
      {metadata?.name && (
        <Detail label="Name">
          <ExternalText>{metadata.name}</ExternalText>
        </Detail>
      )}
      {metadata?.description && (
        <Detail wide label="Description">
          <p className="max-w-prose whitespace-pre-line">
            <ExternalText>{metadata.description}</ExternalText>
          </p>
        </Detail>
      )}
      {attributes.length > 0 && (
        <Detail wide label="Attributes">
          <ul className="flex flex-wrap gap-1.5">
            {attributes.map((text) => (
              <li key={text} className="max-w-full">
                <Badge>
                  <ExternalText>{text}</ExternalText>
                </Badge>
              </li>
            ))}
          </ul>
        </Detail>
      )}
      {metadata?.externalUrl && (
        <Detail label="Link" help="Not verified.">
          <UrlText>{metadata.externalUrl}</UrlText>
        </Detail>
      )}
      {uri && (
        <Detail wide={!uri.startsWith('data:')} label="Metadata">
          {uri.startsWith('data:') ? 'Stored in the contract' : <UrlText>{uri}</UrlText>}
        </Detail>
      )}
    </Details>
  )
}

function attributeText({ trait, value }: NftMetadata['attributes'][number]): string {
  return trait === null ? value : `${trait}: ${value}`
}

/** A URL of the creator as text, not as a link, because anybody can set it. */
function UrlText({ children }: { children: string }) {
  return (
    <span className="text-muted wrap-anywhere">
      <ExternalText>{cleanText(children)}</ExternalText>
    </span>
  )
}

/** What there is to see of an NFT without metadata: the market whose fees it decides on. */
function OfMarket({ collection, id }: CreatorMetadataProps) {
  const nothing = <Empty>No metadata.</Empty>
  if (!hasTrading() || !hasMarkets()) return nothing
  return (
    <ErrorBoundary fallback={() => nothing}>
      <Suspense fallback={<Skeleton rows={4} />}>
        <MarketOfNft collection={collection} id={id}>
          {nothing}
        </MarketOfNft>
      </Suspense>
    </ErrorBoundary>
  )
}
