import type { Party } from '#interfaces/explorer/party.ts'
import { AddressLink } from '#ui/AddressLink.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Unknown } from '#ui/Unknown.tsx'

type PartyLinkProps = { party: Party | null }

/** An address as a record mentions it. */
export function PartyLink({ party }: PartyLinkProps) {
  if (!party) return <Unknown title="No address" />
  const link = <AddressLink address={party.address} name={party.name} contract={party.isContract ?? false} />
  if (!party.isScam) return link
  return (
    <span className="inline-flex items-center gap-1.5">
      {link}
      <Badge tone="warn">Reported scam</Badge>
    </span>
  )
}
