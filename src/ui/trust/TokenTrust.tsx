import { BadgeCheck } from 'lucide-react'
import { use } from 'react'
import type { Named } from '#domain/names/lookAlikes.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ScamBadge } from '#ui/figures/ScamBadge.tsx'
import { LookAlikeContext } from './lookAlikeContext.ts'

type TokenTrustProps = {
  token: { address: Address; isScam?: boolean | undefined; isCertified?: boolean | undefined }
}

/** Marks beside the name of a token: reported as a scam, its address where the name looks like another one's, certified. */
export function TokenTrust({ token: { address, isScam, isCertified } }: TokenTrustProps) {
  const other = use(LookAlikeContext).get(address)
  return (
    <>
      {isScam && <ScamBadge />}
      {other && <LookAlikeMark address={address} other={other} />}
      {isCertified && (
        <span title="Certified by those who run the explorer" className="shrink-0 self-center">
          <BadgeCheck size={13} className="text-accent" role="img" aria-label="Certified" />
        </span>
      )}
    </>
  )
}

type LookAlikeMarkProps = { address: Address; other: Named }

/** The address of a token whose name may be taken for another one's: it tells them apart. */
function LookAlikeMark({ address, other }: LookAlikeMarkProps) {
  return (
    <span
      title={
        other.id
          ? `Looks like ${other.name}, another token: ${other.id}`
          : `Looks like ${other.name}, written with other letters`
      }
      className="cut shrink-[0.1] rounded-sm border border-current/30 px-1 font-mono text-xs text-warn"
    >
      <span className="sr-only">Look-alike </span>
      {shortHash(address)}
    </span>
  )
}
