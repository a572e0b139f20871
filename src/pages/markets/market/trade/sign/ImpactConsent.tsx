import { formatPercent } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Consent, type ConsentProps } from '#pages/signing/Consent.tsx'

type ImpactConsentProps = ConsentProps & { impact: Decimal }

/** A checkbox before a trade that moves the price by a tenth or more. */
export function ImpactConsent({ impact, ...consent }: ImpactConsentProps) {
  return (
    <Consent {...consent}>
      I understand that this moves the price by {formatPercent(impact, { signed: true })}.
    </Consent>
  )
}
