import { tierByNumber } from '#domain/credit/creditTiers.ts'
import { type RateModel, rateAt, utilizationOf } from './interest.ts'

export type LendingAction = 'deposit' | 'withdraw' | 'borrow' | 'repay'

/** One asset of the pool as the contract's view tells it. Prices carry 8 decimals, rates and shares are rays. */
export type Reserve = {
  asset: `0x${string}`
  pToken: `0x${string}`
  symbol: string
  decimals: number
  price: bigint
  cash: bigint
  totalSupplied: bigint
  totalBorrowed: bigint
  utilization: bigint
  supplyRate: bigint
  borrowRates: readonly bigint[]
  reserves: bigint
  model: RateModel
  ltvBps: bigint
  liquidationThresholdBps: bigint
  liquidationBonusBps: bigint
  reserveFactorBps: bigint
  /** Zero: no cap. */
  supplyCap: bigint
  borrowCap: bigint
  minimumBorrow: bigint
  borrowable: boolean
  paused: boolean
}

/** What one person has in one asset. */
export type Position = {
  asset: `0x${string}`
  wallet: bigint
  allowance: bigint
  supplied: bigint
  borrowed: bigint
  principal: bigint
  tier: number
  borrowRate: bigint
  maxWithdraw: bigint
  maxBorrow: bigint
}

/** One person's summary over all assets: USD with 8 decimals, health with 18, null health without debt. */
export type AccountSummary = {
  collateralUsd: bigint
  debtUsd: bigint
  powerUsd: bigint
  availableUsd: bigint
  liquidationUsd: bigint
  health: bigint | null
}

const wad = 10n ** 18n
const bps = 10_000n
const margin = 200n

/** An amount in USD (8 decimals), rounded down: what collateral is worth. */
export function valueDown(amount: bigint, reserve: Reserve): bigint {
  return (amount * reserve.price) / 10n ** BigInt(reserve.decimals)
}

/** An amount in USD (8 decimals), rounded up: what a debt weighs. */
export function valueUp(amount: bigint, reserve: Reserve): bigint {
  const unit = 10n ** BigInt(reserve.decimals)
  return (amount * reserve.price + unit - 1n) / unit
}

/** How much of an asset's value a tier may borrow against, in basis points: never within 2 points of liquidation. */
export function loanToValueBps(reserve: Reserve, tier: number): bigint {
  const scaled = (reserve.ltvBps * tierByNumber(tier).powerBps) / bps
  const ceiling = reserve.liquidationThresholdBps > margin ? reserve.liquidationThresholdBps - margin : 0n
  return scaled < ceiling ? scaled : ceiling
}

/** Adds up a person's positions by the contract's formulae. */
export function summaryOf(
  reserves: readonly Reserve[],
  positions: readonly Position[],
  tier: number,
): AccountSummary {
  let collateralUsd = 0n
  let debtUsd = 0n
  let powerUsd = 0n
  let liquidationUsd = 0n
  for (const position of positions) {
    const reserve = reserves.find(({ asset }) => asset === position.asset)
    if (!reserve) continue
    const value = valueDown(position.supplied, reserve)
    collateralUsd += value
    powerUsd += (value * loanToValueBps(reserve, tier)) / bps
    liquidationUsd += (value * reserve.liquidationThresholdBps) / bps
    debtUsd += valueUp(position.borrowed, reserve)
  }
  return {
    collateralUsd,
    debtUsd,
    powerUsd,
    liquidationUsd,
    availableUsd: powerUsd > debtUsd ? powerUsd - debtUsd : 0n,
    health: debtUsd === 0n ? null : (liquidationUsd * wad) / debtUsd,
  }
}

const less = (from: bigint, amount: bigint) => (from > amount ? from - amount : 0n)

/** The position and the reserve as they stand right after an action, before any interest grows. */
export function afterAction(action: LendingAction, amount: bigint, reserve: Reserve, position: Position) {
  const inward = action === 'deposit' || action === 'repay'
  const moved = action === 'repay' && amount > position.borrowed ? position.borrowed : amount
  const cash = inward ? reserve.cash + moved : less(reserve.cash, moved)
  const totalBorrowed =
    action === 'borrow'
      ? reserve.totalBorrowed + moved
      : action === 'repay'
        ? less(reserve.totalBorrowed, moved)
        : reserve.totalBorrowed
  const utilization = utilizationOf(cash, totalBorrowed)
  return {
    reserve: { ...reserve, cash, totalBorrowed, utilization },
    position: {
      ...position,
      wallet: inward ? less(position.wallet, moved) : position.wallet + moved,
      supplied:
        action === 'deposit'
          ? position.supplied + moved
          : action === 'withdraw'
            ? less(position.supplied, moved)
            : position.supplied,
      borrowed:
        action === 'borrow'
          ? position.borrowed + moved
          : action === 'repay'
            ? less(position.borrowed, moved)
            : position.borrowed,
      borrowRate: rateAt(reserve.model, utilization, position.tier),
    },
  }
}
