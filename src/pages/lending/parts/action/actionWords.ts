import type { LendingAction } from '#domain/lending/lendingAction.ts'
import type { LendingProblem } from '#domain/lending/lendingProblem.ts'
import type { Limit } from '#domain/lending/limits.ts'

/** What the button says. */
export const actionName: Record<LendingAction, string> = {
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  borrow: 'Borrow',
  repay: 'Repay',
}

/** What one does, and what it means, in a sentence under the dialog's title. */
export const actionMeaning: Record<LendingAction, string> = {
  deposit: 'Earns interest at once and counts as collateral. Withdraw whenever the pool has it free.',
  withdraw: 'Takes a deposit back, with the interest it earned.',
  borrow: 'Against your deposits. Interest grows every second; your credit tier sets the rate.',
  repay: 'Lowers or closes a loan, and builds your credit score.',
}

/** What the number beside the field is. */
export const limitName: Record<Limit['by'], string> = {
  wallet: 'In your wallet',
  cap: 'Until the cap',
  supply: 'Deposited',
  liquidity: 'Free in the pool',
  health: 'Free of your loans',
  power: 'Your limit',
  debt: 'Your debt',
  closed: 'Closed',
}

/** Why an amount cannot be used. */
export const problemSentence: Record<LendingProblem, string | undefined> = {
  empty: undefined,
  wallet: 'More than is in your wallet.',
  cap: 'The pool takes no more than its cap.',
  supply: 'More than you deposited.',
  liquidity: 'More than is free in the pool; the rest is lent out.',
  health: 'Your loans need the rest as collateral: the health factor would fall below 1.',
  power: 'More than your credit and your collateral allow.',
  debt: 'More than you owe.',
  dust: 'Too little: the pool would count nothing of it.',
  minimum: 'Less than the smallest loan of this asset.',
  closed: 'The operator has closed this.',
}

/** What to do before an action is possible: it agrees with the problem said beside the amount. */
export function nextAct(action: LendingAction, problem: LendingProblem | undefined): string {
  if (problem === 'closed') return `${actionName[action]} is not possible`
  if (problem === 'minimum' || problem === 'dust') return 'Enter a larger amount'
  if (problem && problem !== 'empty') return 'Enter a smaller amount'
  return `Enter an amount to ${actionName[action].toLowerCase()}`
}
