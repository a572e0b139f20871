import type { Account, AccountState } from '#domain/lending/account/account.ts'
import type { AccountSummary } from '#domain/lending/account/accountSummary.ts'
import type { AssetHolding } from '#domain/lending/account/assetHolding.ts'
import type { Position } from '#domain/lending/account/position.ts'
import { grow, ray, worstRate } from '#domain/lending/reserve/interest.ts'
import { amountDown, borrowIndex, type Reserve, valueUp } from '#domain/lending/reserve/reserve.ts'
import { lessOrZero, smallest } from '#lib/numbers/integers.ts'
import { inclusionSeconds } from './approval.ts'
import type { LendingAction } from './lendingAction.ts'

/**
 * What limits an amount, shown beside the field. `noPrice`, `noDebtPrice`: the asset, or one with debt, has no current price,
 * and the contract lends nothing.
 */
export type LimitReason =
  | 'wallet'
  | 'cap'
  | 'supply'
  | 'liquidity'
  | 'health'
  | 'power'
  | 'debt'
  | 'closed'
  | 'noPrice'
  | 'noDebtPrice'

export type Limit = {
  /** The most that the contract accepts in this block, in base units. */
  amount: bigint
  /**
   * The amount that MAX enters: less than `amount` where interest or a price change could make the next block refuse
   * it.
   */
  max: bigint
  by: LimitReason
  /** Whether MAX sends the contract's "all", which includes the interest of the last seconds. */
  all: boolean
}

const bps = 10_000n
const closed: Limit = limit(0n, 'closed')

/** The largest amount of an action, in base units, and what limits it. */
export function limitOf(action: LendingAction, account: Account, state: AccountState): Limit {
  const { reserve, position } = state
  if (action === 'deposit') return depositLimit(reserve, position)
  if (action === 'withdraw') return withdrawLimit(account, state)
  if (action === 'borrow') return borrowLimit(account, state)
  return repayLimit(reserve, position)
}

/** The limit by the wallet's balance, where the pool reports no limits; null for a withdrawal and a loan. */
export function walletLimit(action: LendingAction, { wallet }: AssetHolding): Limit | null {
  return action === 'deposit' || action === 'repay' ? limit(wallet, 'wallet') : null
}

/** The limit of a deposit, by the wallet or the cap. MAX leaves room below the cap for two minutes of interest. */
function depositLimit(reserve: Reserve, position: Position): Limit {
  if (reserve.paused) return closed
  const room = capRoom(reserve)
  if (room === null || position.wallet <= room) return limit(position.wallet, 'wallet')
  return { ...limit(room, 'cap'), max: lessOrZero(room, growthOfAll(reserve)) }
}

/** The most that can be deposited below the cap, rounding for rounding as the contract does; null without a cap. */
function capRoom({ supplyCap, supplyIndex, supplyScaled, reserveScaled }: Reserve): bigint | null {
  if (supplyCap === 0n) return null
  const mostScaled = ((supplyCap + 1n) * ray - 1n) / supplyIndex
  const scaledRoom = mostScaled - supplyScaled - reserveScaled
  return scaledRoom < 0n ? 0n : ((scaledRoom + 1n) * supplyIndex - 1n) / ray
}

/**
 * The contract's own limit of a withdrawal. With a loan, MAX keeps the health factor at 1.01 for two more minutes of
 * interest: at 1 a liquidation is a second away.
 */
function withdrawLimit(account: Account, { reserve, position, summary }: AccountState): Limit {
  if (reserve.paused) return closed
  const amount = position.maxWithdraw
  const max = smallest(amount, healthyWithdrawal(reserve, position, summary, growthOfDebts(account)))
  const by = amount === position.supplied ? 'supply' : amount === reserve.cash ? 'liquidity' : 'health'
  return { amount, max, by, all: max === position.supplied }
}

/**
 * The most base units that can be withdrawn while the remaining collateral covers 1.01 times the debt and the interest that
 * comes (dollars, with 8 decimals).
 */
function healthyWithdrawal(
  reserve: Reserve,
  position: Position,
  summary: AccountSummary,
  growth: bigint,
): bigint {
  const { withdrawalUsd, debtUsd } = summary
  const { liquidationThresholdBps, priceUpper, decimals } = reserve
  if (debtUsd === 0n || liquidationThresholdBps === 0n || priceUpper === 0n) return position.supplied
  // The average price lies between the bounds: collateral that is free at the bounds is free by the liquidation's price
  // too.
  const freeUsd = lessOrZero(withdrawalUsd, ((debtUsd + growth) * 101n) / 100n)
  return smallest(
    amountDown((freeUsd * bps) / liquidationThresholdBps, priceUpper, decimals),
    position.supplied,
  )
}

/**
 * The contract's own limit of a loan. MAX leaves room for two minutes of interest and for rounding, and 1 % where a
 * market makes the price.
 */
function borrowLimit(account: Account, { reserve, position, summary }: AccountState): Limit {
  if (reserve.paused || !reserve.borrowable) return closed
  if (!reserve.isPriceFresh) return limit(0n, 'noPrice')
  if (summary.hasUnpricedDebt) return limit(0n, 'noDebtPrice')
  const amount = position.maxBorrow
  const ownGrowth = amountDown(growthOfDebts(account), reserve.priceUpper, reserve.decimals)
  const growth = ownGrowth + (reserve.borrowCap > 0n ? growthOfAll(reserve) : 0n)
  const moves = hasMarketPrice(account) ? amount / 100n : 0n
  const room = growth + moves + roundingOf(reserve, account.tier)
  return { amount, max: lessOrZero(amount, room), by: borrowReason(reserve, amount), all: false }
}

/**
 * The base units that rounding up can add to a debt, by the loan and by a new tier, where a scaled unit is worth
 * several.
 */
function roundingOf(reserve: Reserve, tier: number): bigint {
  return 2n * (borrowIndex(reserve, tier) / ray - 1n)
}

function borrowReason(reserve: Reserve, amount: bigint): LimitReason {
  if (amount === reserve.cash) return 'liquidity'
  const room = lessOrZero(reserve.borrowCap, reserve.totalBorrowed)
  // The contract stays below the cap by the units that rounding may add.
  const rounding = borrowIndex(reserve, 0) / ray + 2n
  return reserve.borrowCap > 0n && room <= amount + rounding ? 'cap' : 'power'
}

/** The whole debt when the wallet covers it and two minutes of interest, else what the wallet holds. */
function repayLimit(reserve: Reserve, position: Position): Limit {
  const worst = worstRate(reserve.model, position.tier)
  const debt = position.borrowed
  if (position.wallet >= grow(debt, worst, inclusionSeconds))
    return { ...limit(debt, 'debt'), all: debt > 0n }
  return position.wallet >= debt ? limit(debt, 'debt') : limit(position.wallet, 'wallet')
}

function limit(amount: bigint, by: LimitReason): Limit {
  return { amount, max: amount, by, all: false }
}

/**
 * The base units that two minutes of interest can add to all loans of an asset, at the worst rate of the worst tier.
 */
function growthOfAll({ totalBorrowed, model }: Reserve): bigint {
  return grow(totalBorrowed, worstRate(model, 0), inclusionSeconds) - totalBorrowed
}

/** The dollars, with 8 decimals, that two minutes of interest can add to the account's own debts. */
function growthOfDebts({ reserves, positions }: Account): bigint {
  let growth = 0n
  for (const { asset, borrowed } of positions) {
    const reserve = reserves.find((each) => each.asset === asset)
    if (!reserve) continue
    const grown = grow(borrowed, worstRate(reserve.model, 0), inclusionSeconds)
    growth += valueUp(grown - borrowed, reserve.priceUpper, reserve.decimals)
  }
  return growth
}

/** Whether a market sets the price of an asset that the account supplies or owes: then every trade moves it. */
function hasMarketPrice({ reserves, positions }: Account): boolean {
  return positions.some(({ asset, supplied, borrowed }) => {
    if (supplied === 0n && borrowed === 0n) return false
    const reserve = reserves.find((each) => each.asset === asset)
    return reserve !== undefined && reserve.priceLower !== reserve.priceUpper
  })
}
