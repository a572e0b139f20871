import { formatPercent } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'

type ImpactConsentProps = {
  impact: Decimal
  accepted: boolean
  /** It was signed: nothing can be taken back any more. */
  isSigned: boolean
  onChange: (accepted: boolean) => void
}

/** A checkbox before a trade that moves the price by a tenth or more. */
export function ImpactConsent({ impact, accepted, isSigned, onChange }: ImpactConsentProps) {
  return (
    <label className="flex gap-2 text-xs text-warn">
      <input
        type="checkbox"
        checked={accepted}
        disabled={isSigned}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>I understand that this moves the price by {formatPercent(impact, { signed: true })}.</span>
    </label>
  )
}
