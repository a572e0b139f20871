import { type Account, accountState } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
import { rateAt, ray } from '#domain/lending/reserve/interest.ts'
import { borrowIndex, debtOf, type Reserve, suppliedOf, withTotals } from '#domain/lending/reserve/reserve.ts'
import { divideUp, lessOrZero, smallest } from '#lib/numbers/integers.ts'
import type { LendingAction } from './lendingAction.ts'

/** The reserve of one asset and an account's position in it, at the same block. */
export type Holding = { reserve: Reserve; position: Position }

/**
 * The reserve and the position right after an action in the same block, with the contract's rounding: deposits and
 * repayments are scaled down, withdrawals and loans up. `tier` is the account's current tier: a changed loan moves to
 * it. More than the debt repays all of it, more than the deposit withdraws all of it.
 */
export function afterAction(action: LendingAction, amount: bigint, holding: Holding, tier: number): Holding {
  if (amount === 0n) return holding
  return finish(acts[action](amount, holding, tier))
}

const acts: Record<LendingAction, (amount: bigint, holding: Holding, tier: number) => Holding> = {
  deposit,
  withdraw,
  borrow,
  repay,
}

function deposit(amount: bigint, { reserve, position }: Holding): Holding {
  const scaled = (amount * ray) / reserve.supplyIndex
  return {
    reserve: { ...reserve, cash: reserve.cash + amount, supplyScaled: reserve.supplyScaled + scaled },
    position: {
      ...position,
      wallet: lessOrZero(position.wallet, amount),
      scaledSupply: position.scaledSupply + scaled,
    },
  }
}

function withdraw(asked: bigint, { reserve, position }: Holding): Holding {
  const amount = smallest(asked, position.supplied)
  const scaled =
    amount === position.supplied ? position.scaledSupply : divideUp(amount * ray, reserve.supplyIndex)
  return {
    reserve: {
      ...reserve,
      cash: lessOrZero(reserve.cash, amount),
      supplyScaled: lessOrZero(reserve.supplyScaled, scaled),
    },
    position: {
      ...position,
      wallet: position.wallet + amount,
      scaledSupply: lessOrZero(position.scaledSupply, scaled),
    },
  }
}

function borrow(amount: bigint, holding: Holding, tier: number): Holding {
  const { reserve, position } = moveToTier(holding, tier)
  const scaled = divideUp(amount * ray, borrowIndex(reserve, tier))
  return {
    reserve: {
      ...reserve,
      cash: lessOrZero(reserve.cash, amount),
      borrowScaled: added(reserve.borrowScaled, tier, scaled),
    },
    position: {
      ...position,
      wallet: position.wallet + amount,
      scaledDebt: position.scaledDebt + scaled,
      tier,
    },
  }
}

function repay(asked: bigint, holding: Holding, tier: number): Holding {
  const { reserve, position } = moveToTier(holding, tier)
  const debt = debtOf(reserve, tier, position.scaledDebt)
  const amount = smallest(asked, debt)
  const scaled = amount === debt ? position.scaledDebt : (amount * ray) / borrowIndex(reserve, tier)
  return {
    reserve: {
      ...reserve,
      cash: reserve.cash + amount,
      borrowScaled: added(reserve.borrowScaled, tier, -scaled),
    },
    position: {
      ...position,
      wallet: lessOrZero(position.wallet, amount),
      scaledDebt: position.scaledDebt - scaled,
    },
  }
}

/** Moves a changed loan to the tier of its owner's score; the new scaled amount is rounded up. */
export function moveToTier({ reserve, position }: Holding, tier: number): Holding {
  if (position.scaledDebt === 0n || position.tier === tier)
    return { reserve, position: { ...position, tier } }
  const debt = debtOf(reserve, position.tier, position.scaledDebt)
  const scaledDebt = divideUp(debt * ray, borrowIndex(reserve, tier))
  const remaining = added(reserve.borrowScaled, position.tier, -position.scaledDebt)
  return {
    reserve: { ...reserve, borrowScaled: added(remaining, tier, scaledDebt) },
    position: { ...position, tier, scaledDebt },
  }
}

function added(amounts: readonly bigint[], tier: number, change: bigint): bigint[] {
  return amounts.map((amount, each) => (each === tier ? amount + change : amount))
}

/** Recomputes totals, balances and the rate from the scaled amounts. */
function finish(changed: Holding): Holding {
  const reserve = withTotals(changed.reserve)
  const { scaledSupply, scaledDebt, tier } = changed.position
  return {
    reserve,
    position: {
      ...changed.position,
      supplied: suppliedOf(reserve, scaledSupply),
      borrowed: debtOf(reserve, tier, scaledDebt),
      borrowRate: rateAt(reserve.model, reserve.utilization, tier),
    },
  }
}

/** The account after an action in the same block. An action on an unknown asset changes nothing. */
export function accountAfter(
  account: Account,
  action: LendingAction,
  asset: Reserve['asset'],
  amount: bigint,
): Account {
  const before = accountState(account, asset)
  if (!before) return account
  const { reserve, position } = afterAction(action, amount, before, account.tier)
  return {
    ...account,
    reserves: account.reserves.map((each) => (each.asset === asset ? reserve : each)),
    positions: account.positions.map((each) => (each.asset === asset ? position : each)),
  }
}
