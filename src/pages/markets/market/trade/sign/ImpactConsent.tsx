import { formatPercent } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Consent, type ConsentProps } from '#pages/signing/Consent.tsx'

type ImpactConsentProps = ConsentProps & {
  impact: Decimal
  /** What it costs. */
  sentence?: string | null
}

/** A checkbox before a trade that moves the price by a tenth or more. */
export function ImpactConsent({ impact, sentence, ...consent }: ImpactConsentProps) {
  return (
    <div className="grid gap-1.5 rounded-md border border-warn bg-warn/10 px-3 py-2 text-xs text-warn">
      {sentence && <p className="font-medium">{sentence}</p>}
      <Consent {...consent}>
        {sentence
          ? 'I accept this price.'
          : `I accept that this moves the price by ${formatPercent(impact, { signed: true })}.`}
      </Consent>
    </div>
  )
}
