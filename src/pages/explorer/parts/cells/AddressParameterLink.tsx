import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type AddressParameterLinkProps = {
  address: Pick<AddressParameter, 'address' | 'name' | 'isContract' | 'isScam'> | null
  /** Shows the whole address, as on the page of a single record. */
  whole?: boolean
}

/** A link to an address as a record of the explorer has it; without a picture where that does not say whether it is a contract. */
export function AddressParameterLink({ address, whole = false }: AddressParameterLinkProps) {
  if (!address) return <Unknown title="No address" />
  const link = (
    <AddressLink address={address.address} name={address.name} contract={address.isContract} whole={whole} />
  )
  if (!address.isScam) return link
  return (
    <span className="inline-flex min-w-0 max-w-full items-baseline gap-1.5">
      {link}
      <Badge tone="warn">Reported scam</Badge>
    </span>
  )
}
