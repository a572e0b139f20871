import { safetyBps, tierByNumber } from '#domain/lending/creditTiers.ts'
import { type RateModel, ray, utilizationOf } from '#domain/lending/reserve/interest.ts'
import { divideUp } from '#lib/numbers/integers.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * One asset of the pool as the contract's view answers it. Amounts are base units, prices dollars of 18 decimals for one
 * whole token, rates, shares and indexes rays. Arrays have one entry a credit tier.
 */
export type Reserve = {
  asset: Address
  pToken: Address
  symbol: string
  decimals: number
  /** The price to show; zero when there is none. */
  price: bigint
  /** What collateral is valued at, and what debt is: the lower and the higher of price and average. */
  priceLower: bigint
  priceUpper: bigint
  /** What a liquidation goes by. */
  priceAverage: bigint
  /** Whether the price is known and not too old: else it carries neither a loan nor a withdrawal. */
  isPriceFresh: boolean
  cash: bigint
  totalSupplied: bigint
  totalBorrowed: bigint
  utilization: bigint
  supplyRate: bigint
  borrowRates: readonly bigint[]
  supplyIndex: bigint
  borrowIndexes: readonly bigint[]
  supplyScaled: bigint
  reserveScaled: bigint
  borrowScaled: readonly bigint[]
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
  /** The time of the block that all this is of, in seconds. */
  asOf: bigint
}

const bps = 10_000n
/** A price's 18 decimals less the 8 of a dollar amount. */
const extraDecimals = 10

/** What an amount is worth in dollars of 8 decimals, rounded down as all collateral is. */
export function valueDown(amount: bigint, price: bigint, decimals: number): bigint {
  return (amount * price) / 10n ** BigInt(decimals + extraDecimals)
}

/** What an amount is worth in dollars of 8 decimals, rounded up as all debt is. */
export function valueUp(amount: bigint, price: bigint, decimals: number): bigint {
  return divideUp(amount * price, 10n ** BigInt(decimals + extraDecimals))
}

/** The most base units that are worth `usd` (8 decimals) when valued up. Throws RangeError without a price. */
export function amountDown(usd: bigint, price: bigint, decimals: number): bigint {
  return (usd * 10n ** BigInt(decimals + extraDecimals)) / price
}

/** How much of an asset's value a tier may borrow against, in basis points: never within 2 points of liquidation. */
export function loanToValueBps(reserve: Reserve, tier: number): bigint {
  const scaled = (reserve.ltvBps * tierByNumber(tier).powerBps) / bps
  const limit = reserve.liquidationThresholdBps - safetyBps
  return scaled < limit ? scaled : limit
}

/** What a scaled deposit amounts to, rounded down. */
export function suppliedOf(reserve: Reserve, scaled: bigint): bigint {
  return (scaled * reserve.supplyIndex) / ray
}

/** What a scaled loan of a tier amounts to, rounded up. */
export function debtOf(reserve: Reserve, tier: number, scaled: bigint): bigint {
  return divideUp(scaled * borrowIndex(reserve, tier), ray)
}

/** The index a tier's loans are scaled by. */
export function borrowIndex(reserve: Reserve, tier: number): bigint {
  return reserve.borrowIndexes[tier] ?? ray
}

/** The reserve with its totals made anew from its scaled amounts and its cash. */
export function withTotals(reserve: Reserve): Reserve {
  const { cash, supplyScaled, reserveScaled, borrowScaled } = reserve
  const totalBorrowed = borrowScaled.reduce((sum, scaled, tier) => sum + debtOf(reserve, tier, scaled), 0n)
  const totalSupplied = suppliedOf(reserve, supplyScaled + reserveScaled)
  return { ...reserve, totalSupplied, totalBorrowed, utilization: utilizationOf(cash, totalBorrowed) }
}
