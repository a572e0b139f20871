import type { TransactionKind } from '#domain/transactions/record/transactionRecord.ts'

const names: Partial<Record<TransactionKind, string>> = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  borrow: 'loan',
  repay: 'repayment',
  buy: 'purchase',
  sell: 'sale',
  call: 'call',
  createMarket: 'creation',
  setFeeUse: 'change of the fee use',
  distributeFees: 'distribution of the fees',
}

/** The noun for an action of this kind: `withdrawal`. */
export function attemptName(kind: TransactionKind): string {
  return names[kind] ?? 'transaction'
}
