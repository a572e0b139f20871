import { decodeApproval, unlimitedFrom } from '#domain/approvals/decodeApproval.ts'
import type { TransactionKind, TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

/** The titles of a creator's transactions, which move no amount. */
const ofMarket = {
  createMarket: { past: 'Created the market of', attempt: 'Creation of the market of' },
  setFeeUse: { past: 'Changed the fee use of', attempt: 'Change of the fee use of' },
  distributeFees: { past: 'Distributed the fees of', attempt: 'Distribution of the fees of' },
}

type AmountKind = Exclude<TransactionKind, keyof typeof ofMarket>

const past: Record<AmountKind, string> = {
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

const attempt: Record<AmountKind, string> = {
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
  const { kind, symbol, status } = record
  const isDone = status.name === 'confirmed'
  if (kind === 'createMarket' || kind === 'setFeeUse' || kind === 'distributeFees')
    return `${ofMarket[kind][isDone ? 'past' : 'attempt']} ${symbol}`
  if (kind === 'revoke') return `${isDone ? past.revoke : attempt.revoke} the ${symbol} approval`
  if (kind === 'call') return isDone ? `${past.call} ${symbol}` : `${attempt.call} of ${symbol}`
  if (kind === 'buy') return `${isDone ? past.buy : `${attempt.buy} of`} ${purchase(record)}`
  return `${isDone ? past[kind] : `${attempt[kind]} of`} ${moved(record, isDone)}`
}

/** An amount with its unit; for a confirmed approval of another amount, the granted one. */
function moved({ kind, amount, decimals, symbol, data }: TransactionRecord, isDone: boolean): string {
  const shown = (units: bigint) => formatAmount(fromUnits(units, decimals))
  const asked = BigInt(amount)
  // An approval may grant more than its action needs, or, lowered in a wallet, less.
  const granted = kind === 'approve' ? decodeApproval(data) : null
  if (granted !== null && granted >= unlimitedFrom) return `unlimited ${symbol}`
  if (granted !== null && granted > asked) return `${shown(granted)} ${symbol}`
  const isLowered = isDone && granted !== null && granted < asked
  return `${isLowered ? `${shown(granted)} of ` : ''}${shown(asked)} ${symbol}`
}

/** A purchase by its payment, because the bought amount is unknown until it is mined. */
function purchase({ amount, decimals, symbol, trade }: TransactionRecord): string {
  return `${trade?.symbol ?? 'tokens'} for ${formatAmount(fromUnits(BigInt(amount), decimals))} ${symbol}`
}
