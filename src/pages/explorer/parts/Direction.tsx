import type { Party } from '#interfaces/explorer/party.ts'
import type { Address } from '#lib/wire.ts'
import { Badge } from '#ui/Badge.tsx'

type DirectionProps = { self: Address; from: Party; to: Party | null }

/** Whether a row goes out of an address or into it. */
export function Direction({ self, from, to }: DirectionProps) {
  if (from.address === self && to?.address === self) return <Badge>Self</Badge>
  if (from.address === self) return <Badge tone="warn">Out</Badge>
  return <Badge tone="up">In</Badge>
}
