import type { AccountState } from '#domain/lending/account/account.ts'
import { ray } from '#domain/lending/reserve/interest.ts'
import { borrowIndex, debtOf } from '#domain/lending/reserve/reserve.ts'
import { moveToTier } from './afterAction.ts'
import type { LendingAction } from './lendingAction.ts'
import type { Limit, LimitReason } from './limits.ts'

/** `dust`: the amount is so small that the pool would round it to zero. */
export type LendingProblem = 'empty' | 'minimum' | 'dust' | LimitReason

/**
 * Why an amount of base units is not allowed; undefined when it is. `tier` is the account's tier: a changed loan
 * moves to it.
 */
export function lendingProblem(
  action: LendingAction,
  amount: bigint | null,
  { amount: most, by }: Limit,
  state: Pick<AccountState, 'reserve' | 'position'>,
  tier: number,
): LendingProblem | undefined {
  if (by === 'closed' || by === 'noPrice' || by === 'noDebtPrice') return by
  if (amount === null || amount === 0n) return 'empty'
  if (amount > most) return by
  if (isDust(action, amount, state, tier)) return 'dust'
  const { reserve, position } = state
  if (action === 'borrow' && position.borrowed + amount < reserve.minimumBorrow) return 'minimum'
  return undefined
}

/**
 * Whether the amount, divided by the index and rounded down, is zero, as the contract computes deposits and
 * repayments.
 */
function isDust(
  action: LendingAction,
  amount: bigint,
  { reserve, position }: Pick<AccountState, 'reserve' | 'position'>,
  tier: number,
): boolean {
  if (action === 'deposit') return amount * ray < reserve.supplyIndex
  if (action !== 'repay' || amount * ray >= borrowIndex(reserve, tier)) return false
  // The contract first moves the loan to its new tier and rounds the debt up: repaying the old debt may then leave a
  // rest.
  const moved = moveToTier({ reserve, position }, tier)
  return amount < debtOf(moved.reserve, tier, moved.position.scaledDebt)
}
