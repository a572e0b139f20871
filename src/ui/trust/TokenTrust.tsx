import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { use } from 'react'
import type { Named } from '#domain/names/lookAlikes.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { ScamBadge } from '#ui/figures/ScamBadge.tsx'
import { LookAlikeContext } from './lookAlikeContext.ts'

type TokenTrustProps = {
  token: { address: Address; isScam?: boolean | undefined; isCertified?: boolean | undefined }
  /** In a narrow column: a sign in place of the word. */
  compact?: boolean
}

/** Marks beside the name of a token: reported as a scam, a name that looks like another one's, certified. */
export function TokenTrust({ token: { address, isScam, isCertified }, compact = false }: TokenTrustProps) {
  const other = use(LookAlikeContext).get(address)
  return (
    <>
      {isScam && <ScamBadge />}
      {other && <LookAlikeMark other={other} compact={compact} />}
      {isCertified && (
        <span title="Certified by those who run the explorer" className="shrink-0 self-center">
          <BadgeCheck size={13} className="text-accent" role="img" aria-label="Certified" />
        </span>
      )}
    </>
  )
}

function LookAlikeMark({ other, compact }: { other: Named; compact: boolean }) {
  const title = other.id
    ? `Looks like ${other.name}, another token: ${other.id}`
    : `Looks like ${other.name}, written with other letters`
  if (!compact)
    return (
      <Badge tone="warn" title={title}>
        Look-alike
      </Badge>
    )
  return (
    <span title={title} className="shrink-0 self-center">
      <TriangleAlert size={13} className="text-warn" role="img" aria-label={title} />
    </span>
  )
}
