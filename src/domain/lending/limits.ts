import { grow, worstRate } from './interest.ts'
import type { AccountSummary, LendingAction, Position, Reserve } from './preview.ts'

/** What binds an amount: shown to the person, so that a maximum is never a mystery. */
export type LimitReason = 'wallet' | 'cap' | 'supply' | 'liquidity' | 'health' | 'power' | 'debt' | 'closed'

export type Limit = {
  amount: bigint
  by: LimitReason
  /** Pressing MAX may send the contract's "all" so that interest of the last seconds comes along. */
  all: boolean
}

/** The contract reads the largest uint256 as "all of it". */
export const maxUint256 = 2n ** 256n - 1n

/** How far ahead an approval must reach: two minutes to be enough, one hour is what is asked for. */
const gateSeconds = 120n
const askSeconds = 3_600n
const usdPerUnit = (reserve: Reserve) => 10n ** BigInt(reserve.decimals)

function smallest(limits: readonly Limit[]): Limit {
  return limits.reduce((least, limit) => (limit.amount < least.amount ? limit : least))
}

const room = (cap: bigint, used: bigint) => (cap > used ? cap - used : 0n)

/** The most that can be deposited: what the wallet holds, or what the cap leaves. */
export function maxDeposit(reserve: Reserve, position: Position): Limit {
  if (reserve.paused) return { amount: 0n, by: 'closed', all: false }
  const limits: Limit[] = [{ amount: position.wallet, by: 'wallet', all: false }]
  if (reserve.supplyCap > 0n)
    limits.push({ amount: room(reserve.supplyCap, reserve.totalSupplied), by: 'cap', all: false })
  return smallest(limits)
}

/** The most that can be withdrawn: all, or what is not lent out, or what keeps the health factor at 1.01. */
export function maxWithdraw(reserve: Reserve, position: Position, summary: AccountSummary): Limit {
  const limits: Limit[] = [
    { amount: position.supplied, by: 'supply', all: true },
    { amount: reserve.cash, by: 'liquidity', all: false },
  ]
  if (summary.debtUsd > 0n && reserve.liquidationThresholdBps > 0n) {
    const freeUsd = room(summary.liquidationUsd * 100n, summary.debtUsd * 101n)
    const scale = reserve.liquidationThresholdBps * reserve.price
    if (scale > 0n)
      limits.push({ amount: (freeUsd * 100n * usdPerUnit(reserve)) / scale, by: 'health', all: false })
  }
  return smallest(limits)
}

/** The most that can be borrowed, with 1 % left so that a price tick between click and block does not refuse it. */
export function maxBorrow(reserve: Reserve, summary: AccountSummary): Limit {
  if (reserve.paused || !reserve.borrowable || reserve.price === 0n)
    return { amount: 0n, by: 'closed', all: false }
  const limits: Limit[] = [
    { amount: (summary.availableUsd * usdPerUnit(reserve)) / reserve.price, by: 'power', all: false },
    { amount: reserve.cash, by: 'liquidity', all: false },
  ]
  if (reserve.borrowCap > 0n)
    limits.push({ amount: room(reserve.borrowCap, reserve.totalBorrowed), by: 'cap', all: false })
  const limit = smallest(limits)
  return { ...limit, amount: (limit.amount * 99n) / 100n }
}

/** The most that can be repaid: the whole debt when the wallet covers it and two minutes of interest, else the wallet. */
export function maxRepay(reserve: Reserve, position: Position): Limit {
  const worst = worstRate(reserve.model, position.tier)
  if (position.wallet >= grow(position.borrowed, worst, gateSeconds))
    return { amount: position.borrowed, by: 'debt', all: position.borrowed > 0n }
  if (position.wallet >= position.borrowed) return { amount: position.borrowed, by: 'debt', all: false }
  return { amount: position.wallet, by: 'wallet', all: false }
}

/** The most an action can move, and what binds it. */
export function limitOf(
  action: LendingAction,
  reserve: Reserve,
  position: Position,
  summary: AccountSummary,
): Limit {
  if (action === 'deposit') return maxDeposit(reserve, position)
  if (action === 'withdraw') return maxWithdraw(reserve, position, summary)
  if (action === 'borrow') return maxBorrow(reserve, summary)
  return maxRepay(reserve, position)
}

/**
 * What the pool must be allowed to take: `required` decides whether an approval is needed, `ask` is what is approved.
 * They differ only when everything is repaid, by the interest of at most an hour at the worst rate.
 */
export function approvalFor(
  action: LendingAction,
  amount: bigint,
  all: boolean,
  reserve: Reserve,
  tier: number,
) {
  if (action === 'withdraw' || action === 'borrow') return { required: 0n, ask: 0n }
  if (action === 'deposit' || !all) return { required: amount, ask: amount }
  const worst = worstRate(reserve.model, tier)
  return { required: grow(amount, worst, gateSeconds), ask: grow(amount, worst, askSeconds) + 1n }
}

export type LendingProblem = 'empty' | 'minimum' | LimitReason

/** Why an amount cannot be used, or undefined when it can. */
export function lendingProblem(
  action: LendingAction,
  amount: bigint | null,
  limit: Limit,
  reserve: Reserve,
  position: Position,
): LendingProblem | undefined {
  if (limit.by === 'closed') return 'closed'
  if (amount === null || amount === 0n) return 'empty'
  if (amount > limit.amount) return limit.by
  if (action === 'borrow' && position.borrowed + amount < reserve.minimumBorrow) return 'minimum'
  return undefined
}
