import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type AddressParameterLinkProps = {
  address: Pick<AddressParameter, 'address' | 'name' | 'isContract' | 'isScam'> | null
  /** Shows the whole address, as on the page of a single record; or only where there is room, and on a phone a button that copies it. */
  whole?: boolean | 'wide'
}

/** A link to an address as a record of the explorer has it; without a picture where that does not say whether it is a contract. */
export function AddressParameterLink({ address, whole = false }: AddressParameterLinkProps) {
  const isPhone = useIsPhone()
  if (!address) return <Unknown title="No address" />
  const isCut = whole === 'wide' && isPhone
  const link = (
    <AddressLink
      address={address.address}
      name={address.name}
      contract={address.isContract}
      whole={whole !== false && !isCut}
    />
  )
  if (!address.isScam && !isCut) return link
  return (
    <span className="inline-flex min-w-0 max-w-full items-baseline gap-1.5">
      {link}
      {isCut && <Copy value={address.address} what="address" />}
      {address.isScam && <Badge tone="warn">Reported scam</Badge>}
    </span>
  )
}
