import type { TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { attemptName } from './attemptName.ts'

type RepeatConsentProps = {
  /** An earlier action of the same kind that may have happened, or may still. */
  earlier: TransactionRecord
  accepted: boolean
  /** It was signed: nothing can be taken back any more. */
  isSigned?: boolean
  onChange: (accepted: boolean) => void
}

/** A checkbox before an action that may be done twice. */
export function RepeatConsent({ earlier, accepted, isSigned = false, onChange }: RepeatConsentProps) {
  const { kind, amount, decimals, symbol, hash } = earlier
  const what = `${formatExact(fromUnits(BigInt(amount), decimals))} ${symbol}`
  return (
    <div className="grid gap-1 text-xs text-warn">
      <p>
        Your earlier {attemptName(kind)} of {what}{' '}
        {hash && (
          <>
            (<TransactionLink hash={hash} />){' '}
          </>
        )}
        is still unresolved.
      </p>
      <label className="flex gap-2">
        <input
          type="checkbox"
          checked={accepted}
          disabled={isSigned}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>I understand that both may happen.</span>
      </label>
    </div>
  )
}
