import type { LendingEvent, ScoreReason } from '#domain/lending/action/lendingEvent.ts'

/** The name of each kind of event. */
export const eventName: Record<LendingEvent['kind'], string> = {
  deposit: 'Deposit',
  withdraw: 'Withdrawal',
  borrow: 'Loan',
  repay: 'Repayment',
  liquidation: 'Liquidation',
  score: 'Credit score',
}

/** Why a score changed. */
export const scoreReason: Record<ScoreReason, string> = {
  paid: 'a cycle was paid',
  missed: 'payments were missed',
  liquidated: 'a loan was liquidated',
  unknown: 'for a reason this app does not know',
}
