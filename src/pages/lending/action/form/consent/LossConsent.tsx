import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { formatExact } from '#lib/format/exact.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { needsApproval } from '#pages/lending/action/sign/actionCalls.ts'
import { Consent, type ConsentProps } from '#pages/signing/Consent.tsx'

type LossConsentProps = ConsentProps & {
  action: LendingAction
  symbol: string
  /** Whole tokens, less than the amount of the action. */
  arrives: Decimal
}

/** A checkbox before a withdrawal, loan or repayment of which less arrives than its amount. */
export function LossConsent({ action, symbol, arrives, ...consent }: LossConsentProps) {
  const where = needsApproval(action) ? 'at the pool' : 'in my wallet'
  return (
    <Consent {...consent}>
      I understand that only {formatExact(arrives)} {symbol} arrive {where}.
    </Consent>
  )
}
