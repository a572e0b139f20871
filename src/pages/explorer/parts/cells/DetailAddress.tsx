import type { ComponentProps } from 'react'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { Copy } from '#ui/links/Copy.tsx'
import { AddressParameterLink } from './AddressParameterLink.tsx'

type DetailAddressProps = Pick<ComponentProps<typeof AddressParameterLink>, 'address'>

/** An address among the properties of a record: whole where there is room, on a phone short, with a button that copies it. */
export function DetailAddress({ address }: DetailAddressProps) {
  const isPhone = useIsPhone()
  const link = <AddressParameterLink address={address} whole={!isPhone} />
  if (!isPhone || !address) return link
  return (
    <span className="flex items-baseline gap-1">
      {link}
      <Copy value={address.address} what="address" />
    </span>
  )
}
