import { allowanceText } from '#domain/approvals/allowanceAmount.ts'
import { decodeApproval } from '#domain/approvals/decodeApproval.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { shortText } from '#lib/format/amountText.ts'
import type { Step } from './Steps.tsx'

type Attempt = {
  approve: TransactionRecord | null
  /** The base units that the confirmed approval grants; null to use the allowance on the chain. */
  granted: bigint | null
  /** Whether another approval is needed before the action. */
  isMoreNeeded: boolean
}

/**
 * The title and the record of the last approval, shown with what it grants while it is pending and when it is confirmed.
 * After a confirmed reset, or a confirmed approval of another amount, the next approval is shown instead.
 */
export function approvalAttempt({
  approve,
  granted,
  isMoreNeeded,
}: Attempt): Pick<Step, 'record'> & Partial<Pick<Step, 'title' | 'exact'>> {
  if (approve === null) return { record: null }
  const { decimals, symbol, status } = approve
  const asked = BigInt(approve.amount)
  const isConfirmed = status.name === 'confirmed'
  const titled = (write: (text: (units: bigint) => string) => string) => ({
    title: write((units) => allowanceText(units, { decimals, symbol }, shortText)),
    exact: write((units) => allowanceText(units, { decimals, symbol })),
    record: approve,
  })
  if (granted !== null && granted < asked)
    return titled((text) => `Approved ${text(granted)} of ${text(asked)}`)
  if (isConfirmed && (isMoreNeeded || asked === 0n)) return { record: null }
  if (asked === 0n) return { title: `Reset the old ${symbol} approval`, record: approve }
  const isOwn = isConfirmed || isOpen(approve)
  if (!isOwn) return { record: approve }
  return titled((text) => `Approve ${text(decodeApproval(approve.data) ?? asked)}`)
}
