import type { TransactionKind } from '#domain/transactions/record/transactionRecord.ts'

const names: Partial<Record<TransactionKind, string>> = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  borrow: 'loan',
  repay: 'repayment',
  buy: 'purchase',
  sell: 'sale',
}

/** What an act of this kind is called in a sentence: `withdrawal`. */
export function attemptName(kind: TransactionKind): string {
  return names[kind] ?? 'transaction'
}
