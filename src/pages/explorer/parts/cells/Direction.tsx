import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Badge } from '#ui/figures/Badge.tsx'

type DirectionProps = { self: Address; from: AddressParameter; to: AddressParameter | null }

/** Whether a transfer leaves an address, enters it, or both. */
export function Direction({ self, from, to }: DirectionProps) {
  if (from.address === self && to?.address === self) return <Badge>Self</Badge>
  if (from.address === self) return <Badge>Out</Badge>
  return <Badge tone="up">In</Badge>
}
