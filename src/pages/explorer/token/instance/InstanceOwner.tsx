import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { useCollectible } from './useCollectible.ts'

type InstanceOwnerProps = {
  collection: Address
  id: string
  /** The standard of the collection, as far as it is known. */
  standard: string | null
}

/** The owner of a token, read from its collection, with the explorer's name for it. Shows both owners when the explorer differs. */
export function InstanceOwner({ collection, id, standard }: InstanceOwnerProps) {
  const { explorer, node } = useCollectible(collection, id)
  const reported = explorer.data?.owner ?? null
  const own = node.data?.owner ?? null
  // Only a collection of this standard has exactly one owner for each token that exists.
  const hasNone = own === null && node.data !== undefined && standard === 'ERC-721'
  if (own === null && reported === null)
    return hasNone ? (
      <span className="text-muted">None: not minted yet, or burnt</span>
    ) : (
      <Unknown title="Unknown owner" />
    )
  if (own === reported?.address || (own === null && !hasNone))
    return <AddressParameterLink address={reported} whole />
  return (
    <>
      {own === null ? <span className="text-muted">None</span> : <AddressLink address={own} whole />}
      {reported && (
        <p role="status" className="text-warn">
          According to the collection, read through the node. The explorer says{' '}
          <AddressLink address={reported.address} />.
        </p>
      )}
    </>
  )
}
