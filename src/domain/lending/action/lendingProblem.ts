import type { AccountState } from '#domain/lending/account/account.ts'
import { ray } from '#domain/lending/reserve/interest.ts'
import { borrowIndex } from '#domain/lending/reserve/reserve.ts'
import type { LendingAction } from './lendingAction.ts'
import type { Limit, LimitReason } from './limits.ts'

/** `dust` is an amount so small that the pool would count nothing of it. */
export type LendingProblem = 'empty' | 'minimum' | 'dust' | LimitReason

/** Why an amount cannot be used, or undefined when it can. `tier` is the person's: a touched loan moves to it. */
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

/** Deposits and repayments are divided by an index and rounded down: a base unit of a grown index is nothing. */
function isDust(
  action: LendingAction,
  amount: bigint,
  { reserve, position }: Pick<AccountState, 'reserve' | 'position'>,
  tier: number,
): boolean {
  if (action === 'deposit') return amount * ray < reserve.supplyIndex
  if (action === 'repay') return amount < position.borrowed && amount * ray < borrowIndex(reserve, tier)
  return false
}
