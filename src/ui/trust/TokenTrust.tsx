import { BadgeCheck } from 'lucide-react'
import { use } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { LookAlikeContext } from './lookAlikeContext.ts'

type TokenTrustProps = {
  token: { address: Address; isScam?: boolean | undefined; isCertified?: boolean | undefined }
}

/** Marks beside the name of a token: reported as a scam, a name that looks like another one's, certified. */
export function TokenTrust({ token: { address, isScam, isCertified } }: TokenTrustProps) {
  const other = use(LookAlikeContext).get(address)
  return (
    <>
      {isScam && (
        <Badge tone="down" title="The explorer reports this token as a scam">
          Scam
        </Badge>
      )}
      {other && (
        <Badge tone="warn" title={`Looks like ${other.name}, another token: ${other.id}`}>
          Look-alike
        </Badge>
      )}
      {isCertified && (
        <span title="Certified by those who run the explorer" className="shrink-0 self-center">
          <BadgeCheck size={13} className="text-accent" role="img" aria-label="Certified" />
        </span>
      )}
    </>
  )
}
