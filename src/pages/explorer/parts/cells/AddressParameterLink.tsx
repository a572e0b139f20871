import type { AddressParameter } from '#interfaces/explorer/addressParameter.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type AddressParameterLinkProps = { address: AddressParameter | null }

/** A link to an address as a record of the explorer has it. */
export function AddressParameterLink({ address }: AddressParameterLinkProps) {
  if (!address) return <Unknown title="No address" />
  const link = (
    <AddressLink address={address.address} name={address.name} contract={address.isContract ?? false} />
  )
  if (!address.isScam) return link
  return (
    <span className="inline-flex items-center gap-1.5">
      {link}
      <Badge tone="warn">Reported scam</Badge>
    </span>
  )
}
