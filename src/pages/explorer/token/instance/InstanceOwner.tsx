import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { useCollectible } from './useCollectible.ts'

type InstanceOwnerProps = { collection: Address; id: string }

/** Whose a token is by the collection itself, with the name the explorer knows. Where the explorer differs, both are shown. */
export function InstanceOwner({ collection, id }: InstanceOwnerProps) {
  const { explorer, node } = useCollectible(collection, id)
  const told = explorer.data?.owner ?? null
  const own = node.data?.owner ?? null
  if (own === null && told === null)
    return node.data ? (
      <span className="text-muted">None: not minted yet, or burnt</span>
    ) : (
      <Unknown title="Unknown owner" />
    )
  if (own === null || own === told?.address) return <AddressParameterLink address={told} whole />
  return (
    <>
      <AddressLink address={own} whole />
      {told && (
        <p role="status" className="text-warn">
          By the collection itself, read through the node. The explorer says{' '}
          <AddressLink address={told.address} />.
        </p>
      )}
    </>
  )
}
