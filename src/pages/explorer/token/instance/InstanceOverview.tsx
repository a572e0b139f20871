import { Link } from '@tanstack/react-router'
import type { Token } from '#interfaces/explorer/token/token.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { InstanceOwner } from './InstanceOwner.tsx'
import { useCollectible } from './useCollectible.ts'

type InstanceOverviewProps = { collection: Address; id: string; token: Token | undefined }

/** The data of one token on the chain: its collection, its id and its owner. */
export function InstanceOverview({ collection, id, token }: InstanceOverviewProps) {
  const { isPending, error, retry } = useCollectible(collection, id)
  if (isPending) return <Skeleton rows={4} />
  if (error) return <Failure error={error} retry={retry} />
  return (
    <Details>
      <Detail wide={token?.type !== 'ERC-1155'} label="Owner">
        {token?.type === 'ERC-1155' ? (
          <Link
            to="/token/$address"
            params={{ address: collection }}
            search={{ tab: 'holders' }}
            className="link underline"
          >
            Any number of holders
          </Link>
        ) : (
          <InstanceOwner collection={collection} id={id} standard={token?.type ?? null} />
        )}
      </Detail>
      <Detail label="Token ID">
        <Hash value={id} whole />
      </Detail>
      <Detail wide label="Contract">
        <AddressLink address={collection} contract whole />
      </Detail>
      <Detail label="Standard">{token?.type ?? <Unknown />}</Detail>
    </Details>
  )
}
