import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Step } from './Steps.tsx'

type Attempt = {
  approve: TransactionRecord | null
  /** Base units that it grants, once it is confirmed; null when the chain's own figure is to be used. */
  granted: bigint | null
  /** Another approval is needed before the act. */
  isMoreNeeded: boolean
}

/**
 * The last attempt at an approval. While it is under way, and when it holds, it stands beside its own amount. A reset is not
 * the approval that follows it, nor is one of another amount: once they are confirmed, that one is next.
 */
export function approvalAttempt({ approve, granted, isMoreNeeded }: Attempt): Pick<Step, 'record'> & {
  title?: string
} {
  if (approve === null) return { record: null }
  const { decimals, symbol, status } = approve
  const asked = BigInt(approve.amount)
  const text = (units: bigint) => `${formatExact(fromUnits(units, decimals))} ${symbol}`
  const isConfirmed = status.name === 'confirmed'
  if (granted !== null && granted < asked)
    return { title: `Approved ${text(granted)} of ${text(asked)}`, record: approve }
  if (isConfirmed && (isMoreNeeded || asked === 0n)) return { record: null }
  if (asked === 0n) return { title: `Reset the old ${symbol} approval`, record: approve }
  const isOwn = isConfirmed || isOpen(approve)
  return { record: approve, ...(isOwn && { title: `Approve ${text(asked)}` }) }
}
