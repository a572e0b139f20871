import { compare, decimal } from '#lib/numbers/decimal.ts'
import type { Preview } from './actionPlan.ts'

const risky = decimal('1.5')

/** Whether an action leaves so little health that it has to be accepted: a loan or a withdrawal below 1.5. */
export function isRisky(action: string, { after }: Preview): boolean {
  const takes = action === 'borrow' || action === 'withdraw'
  return takes && after.health !== 'none' && compare(after.health, risky) < 0
}

type RiskConsentProps = { accepted: boolean; onChange: (accepted: boolean) => void }

/** A checkbox before an action that leaves little health. */
export function RiskConsent({ accepted, onChange }: RiskConsentProps) {
  return (
    <label className="flex gap-2 text-xs text-warn">
      <input type="checkbox" checked={accepted} onChange={(event) => onChange(event.target.checked)} />
      <span>
        I understand that a small fall of my collateral can then let others repay my loan and take collateral
        for it.
      </span>
    </label>
  )
}
