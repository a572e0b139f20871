import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { formatExact } from '#lib/format/exact.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { Button } from '#ui/form/Button.tsx'

type LoweredApprovalProps = {
  /** The action that the approval is for, as on its button: "Deposit". */
  act: string
  approve: TransactionRecord
  /** Base units that the approval grants. */
  granted: bigint
  onUse: (amount: Decimal) => void
}

/** Says that the user approved less in the wallet than was requested, and offers to continue with that amount. */
export function LoweredApproval({ act, approve, granted, onUse }: LoweredApprovalProps) {
  const { amount, decimals, symbol } = approve
  const allowed = fromUnits(granted, decimals)
  const asked = fromUnits(BigInt(amount), decimals)
  return (
    <div className="grid justify-items-start gap-2 text-xs text-warn">
      <p role="status">
        {`Your wallet approved ${formatExact(allowed)} of ${formatExact(asked)} ${symbol}.`}
      </p>
      {granted > 0n && (
        <Button size="small" onClick={() => onUse(allowed)}>
          {`${act} ${formatExact(allowed)} ${symbol} instead`}
        </Button>
      )}
    </div>
  )
}
