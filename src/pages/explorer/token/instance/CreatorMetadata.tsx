import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import type { NftMetadata } from '#domain/tokens/nftMetadata.ts'
import { hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { dataPicture } from '#lib/text/dataPicture.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { NftPicture } from '#ui/figures/pictures/NftPicture.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { useCollectible } from './useCollectible.ts'

const MarketOfNft = lazyRouteComponent(
  () => import('#pages/explorer/parts/nft/MarketOfNft.tsx'),
  'MarketOfNft',
)

type CreatorMetadataProps = { collection: Address; id: string }

const mostAttributes = 60
const pictureSize = 160

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
        <Detail wide label="Picture">
          <Picture src={imageUrl} name={metadata?.name ?? id} />
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
        <Detail wide label="Metadata">
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

/**
 * The picture that the contract itself holds; one on a server when the user allows images from other servers. Else a note
 * says why there is none.
 */
function Picture({ src, name }: { src: string; name: string }) {
  const isAllowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  const isOwn = dataPicture(src) !== null
  if (!isOwn && !src.startsWith('https:')) return <span className="text-muted">{problemOf(src)}</span>
  if (isOwn || isAllowed) return <NftPicture src={src} name={name} size={pictureSize} />
  return (
    <span className="text-muted">
      Not loaded: its server could see your IP address.{' '}
      <Link to="/settings" className="link underline">
        Settings
      </Link>
    </span>
  )
}

function problemOf(src: string): string {
  if (src.startsWith('data:')) return 'Not shown: it is too large, or not a picture that is safe to draw.'
  if (src.startsWith('ipfs:')) return 'Not loaded: it is on IPFS, and this app asks no IPFS server.'
  return 'Not loaded: its address is not https.'
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
