import { decodeApproval } from '#domain/approvals/decodeApproval.ts'
import type { TransactionKind, TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

const past: Record<TransactionKind, string> = {
  approve: 'Approved',
  deposit: 'Deposited',
  withdraw: 'Withdrew',
  borrow: 'Borrowed',
  repay: 'Repaid',
  mint: 'Received',
  revoke: 'Revoked',
  call: 'Called',
  buy: 'Bought',
  sell: 'Sold',
}

const attempt: Record<TransactionKind, string> = {
  approve: 'Approval',
  deposit: 'Deposit',
  withdraw: 'Withdrawal',
  borrow: 'Loan',
  repay: 'Repayment',
  mint: 'Mint',
  revoke: 'Revoking',
  call: 'Call',
  buy: 'Purchase',
  sell: 'Sale',
}

/** The title of a transaction: "Deposited 25 TUSD". */
export function transactionTitle(record: TransactionRecord): string {
  const { kind, amount, decimals, symbol, status } = record
  const isDone = status.name === 'confirmed'
  if (kind === 'revoke') return `${isDone ? past.revoke : attempt.revoke} the ${symbol} approval`
  if (kind === 'call') return isDone ? `${past.call} ${symbol}` : `${attempt.call} of ${symbol}`
  if (kind === 'buy') return `${isDone ? past.buy : `${attempt.buy} of`} ${purchase(record)}`
  const shown = (units: bigint) => formatAmount(fromUnits(units, decimals))
  const asked = BigInt(amount)
  const granted = kind === 'approve' && isDone ? decodeApproval(record.data) : null
  const isLowered = granted !== null && granted < asked
  const text = `${isLowered ? `${shown(granted)} of ` : ''}${shown(asked)} ${symbol}`
  return isDone ? `${past[kind]} ${text}` : `${attempt[kind]} of ${text}`
}

/** What was bought is not known until it is in a block: what it was paid with is. */
function purchase({ amount, decimals, symbol, trade }: TransactionRecord): string {
  return `${trade?.symbol ?? 'tokens'} for ${formatAmount(fromUnits(BigInt(amount), decimals))} ${symbol}`
}
