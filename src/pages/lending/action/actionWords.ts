import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { LendingProblem } from '#domain/lending/action/lendingProblem.ts'
import type { Limit } from '#domain/lending/action/limits.ts'

/** The label of the button. */
export const actionName: Record<LendingAction, string> = {
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  borrow: 'Borrow',
  repay: 'Repay',
}

/** What is said of an action in the block. */
export const actionDone: Record<LendingAction, string> = {
  deposit: 'Deposited',
  withdraw: 'Withdrew',
  borrow: 'Borrowed',
  repay: 'Repaid',
}

/** The sentence under the dialog's title: the action and its consequence. */
export const actionMeaning: Record<LendingAction, string> = {
  deposit: 'Earns interest and counts as collateral. Withdraw any time liquidity is available.',
  withdraw: 'Takes a deposit back, with the interest it earned.',
  borrow: 'Against your deposits. Interest grows every second; your credit tier sets the rate.',
  repay: 'Lowers or closes a loan. Credit cycles paid on time raise your score.',
}

/** The same sentence for a pool that reports no interest, collateral or credit. */
export const plainMeaning: Record<LendingAction, string> = {
  deposit: 'Puts tokens of your wallet into the pool.',
  withdraw: 'Takes deposited tokens back into your wallet.',
  borrow: 'Takes tokens out of the pool as a loan.',
  repay: 'Pays back a loan of this pool.',
}

/** The label of the limit beside the field. */
export const limitName: Record<Limit['by'], string> = {
  wallet: 'In your wallet',
  cap: 'Room under the cap',
  supply: 'Deposited',
  liquidity: 'Available liquidity',
  health: 'Free collateral',
  power: 'Available to borrow',
  debt: 'Your debt',
  closed: 'Closed',
  noPrice: 'Available to borrow',
  noDebtPrice: 'Available to borrow',
}

/** Why an amount cannot be used. */
export const problemSentence: Record<LendingProblem, string | undefined> = {
  empty: undefined,
  wallet: 'Not enough in your wallet.',
  cap: 'Above the cap of the pool.',
  supply: 'More than you deposited.',
  liquidity: 'More than the available liquidity; the rest is lent out.',
  health: 'Your loans need the rest as collateral.',
  power: 'More than your credit and collateral allow.',
  debt: 'More than you owe.',
  dust: 'Too small: the pool would count none of it.',
  minimum: 'Below the minimum loan of this asset.',
  closed: 'Closed by the operator.',
  noPrice: 'Without a current price of this asset the pool lends none.',
  noDebtPrice: 'You owe an asset that the pool has no current price of. Until it has one, you cannot borrow.',
}

/** The label of the button where the limit is zero. */
export const nothingToMove: Record<Limit['by'], string> = {
  wallet: 'Nothing in your wallet',
  cap: 'The cap is reached',
  supply: 'Nothing to withdraw',
  liquidity: 'No liquidity available',
  health: 'Nothing can be withdrawn now',
  power: 'Nothing can be borrowed now',
  debt: 'Nothing to repay',
  closed: 'Closed',
  noPrice: 'Nothing can be borrowed now',
  noDebtPrice: 'Nothing can be borrowed now',
}
