import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { attemptName } from './attemptName.ts'
import { Consent, type ConsentProps } from './Consent.tsx'

type RepeatConsentProps = ConsentProps & {
  /** An earlier action of the same kind whose outcome is unknown. */
  earlier: TransactionRecord
}

/** A checkbox to confirm before an action that an earlier, unresolved one may repeat. */
export function RepeatConsent({ earlier, ...consent }: RepeatConsentProps) {
  const { kind, amount, decimals, symbol, hash } = earlier
  // A creator's transaction moves no amount.
  const what = amount === '0' ? symbol : `${formatExact(fromUnits(BigInt(amount), decimals))} ${symbol}`
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
      <Consent {...consent}>I understand that both may happen.</Consent>
    </div>
  )
}
