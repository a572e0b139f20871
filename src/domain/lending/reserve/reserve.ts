import { safetyBps, tierByNumber } from '#domain/lending/creditTiers.ts'
import { type RateModel, ray, utilizationOf } from '#domain/lending/reserve/interest.ts'
import { divideUp } from '#lib/numbers/integers.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * One asset of the pool as the contract's view returns it. Amounts are base units, prices dollars of 18 decimals for
 * one whole token, rates, shares and indexes rays. Arrays have one entry a credit tier.
 */
export type Reserve = {
  asset: Address
  pToken: Address
  symbol: string
  decimals: number
  /** The price to show; zero when there is none. */
  price: bigint
  /** The lower and the higher of price and average: collateral is valued at the lower, debt at the higher. */
  priceLower: bigint
  priceUpper: bigint
  /** The average price, which liquidations use. */
  priceAverage: bigint
  /** Whether the price is known and recent. Without it the asset supports neither a loan nor a withdrawal. */
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
  /** Base units; zero means no cap. */
  supplyCap: bigint
  borrowCap: bigint
  minimumBorrow: bigint
  borrowable: boolean
  paused: boolean
  /** The time of the block of these figures, in epoch seconds. */
  asOf: bigint
}

const bps = 10_000n
/** The 18 decimals of a price less the 8 of a dollar amount. */
const extraDecimals = 10

/** The value of base units in dollars with 8 decimals, rounded down as for collateral. */
export function valueDown(amount: bigint, price: bigint, decimals: number): bigint {
  return (amount * price) / 10n ** BigInt(decimals + extraDecimals)
}

/** The value of base units in dollars with 8 decimals, rounded up as for debt. */
export function valueUp(amount: bigint, price: bigint, decimals: number): bigint {
  return divideUp(amount * price, 10n ** BigInt(decimals + extraDecimals))
}

/** The most base units worth at most `usd` (8 decimals) when rounded up. Throws RangeError for a price of zero. */
export function amountDown(usd: bigint, price: bigint, decimals: number): bigint {
  return (usd * 10n ** BigInt(decimals + extraDecimals)) / price
}

/** The loan to value of a tier in basis points: at least 2 percentage points below liquidation. */
export function loanToValueBps(reserve: Reserve, tier: number): bigint {
  const scaled = (reserve.ltvBps * tierByNumber(tier).powerBps) / bps
  const limit = reserve.liquidationThresholdBps - safetyBps
  return scaled < limit ? scaled : limit
}

/** The dollars, with 8 decimals, that a deposit of base units lets a credit tier borrow. */
export function openedCredit(reserve: Reserve, units: bigint, tier: number): bigint {
  if (!reserve.isPriceFresh) return 0n
  return (valueDown(units, reserve.priceLower, reserve.decimals) * loanToValueBps(reserve, tier)) / bps
}

/** The base units of a scaled deposit, rounded down. */
export function suppliedOf(reserve: Reserve, scaled: bigint): bigint {
  return (scaled * reserve.supplyIndex) / ray
}

/** The base units of a scaled loan of a tier, rounded up. */
export function debtOf(reserve: Reserve, tier: number, scaled: bigint): bigint {
  return divideUp(scaled * borrowIndex(reserve, tier), ray)
}

/** The index a tier's loans are scaled by. */
export function borrowIndex(reserve: Reserve, tier: number): bigint {
  return reserve.borrowIndexes[tier] ?? ray
}

/** The reserve with totals and utilisation recomputed from its scaled amounts and cash. */
export function withTotals(reserve: Reserve): Reserve {
  const { cash, supplyScaled, reserveScaled, borrowScaled } = reserve
  const totalBorrowed = borrowScaled.reduce((sum, scaled, tier) => sum + debtOf(reserve, tier, scaled), 0n)
  const totalSupplied = suppliedOf(reserve, supplyScaled + reserveScaled)
  return { ...reserve, totalSupplied, totalBorrowed, utilization: utilizationOf(cash, totalBorrowed) }
}
