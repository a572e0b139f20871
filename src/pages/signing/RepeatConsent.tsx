import type { TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { attemptName } from './attemptName.ts'

type RepeatConsentProps = {
  /** An earlier action of the same kind that may have happened, or may still. */
  earlier: TransactionRecord
  accepted: boolean
  onChange: (accepted: boolean) => void
}

/** A checkbox before an action that may be done twice. */
export function RepeatConsent({ earlier, accepted, onChange }: RepeatConsentProps) {
  const { kind, amount, decimals, symbol, hash } = earlier
  const what = `${formatExact(fromUnits(BigInt(amount), decimals))} ${symbol}`
  return (
    <div className="grid gap-1 text-xs text-warn">
      <p>
        Your earlier {attemptName(kind)} of {what} is still unresolved{hash && ' '}
        {hash && <TransactionLink hash={hash} />}.
      </p>
      <label className="flex gap-2">
        <input type="checkbox" checked={accepted} onChange={(event) => onChange(event.target.checked)} />
        <span>I understand that both may happen.</span>
      </label>
    </div>
  )
}
