import { tierByNumber } from '#domain/lending/creditTiers.ts'
import { type Decimal, decimal } from '#lib/numbers/decimal.ts'
import { divideUp } from '#lib/numbers/integers.ts'

/** The pool's interest arithmetic, in the contract's own integers: rates and shares are rays (1e27). */
export const ray = 10n ** 27n
const year = 31_536_000n
const basisPoints = 10_000n

export type RateModel = {
  kinkBps: bigint
  baseRateBps: bigint
  slope1Bps: bigint
  slope2Bps: bigint
}

const fromBps = (bps: bigint) => (bps * ray) / basisPoints

/** The utilisation: debt / (cash + debt), as a ray; zero for an empty pool. */
export function utilizationOf(cash: bigint, borrowed: bigint): bigint {
  return cash + borrowed === 0n ? 0n : (borrowed * ray) / (cash + borrowed)
}

/** The yearly borrow rate (ray) at a utilisation (ray) for a tier: flat, then steep past the kink. */
export function rateAt(model: RateModel, utilization: bigint, tier: number): bigint {
  const kink = fromBps(model.kinkBps)
  const base = fromBps(model.baseRateBps)
  const slope1 = fromBps(model.slope1Bps)
  const rate =
    utilization <= kink || kink === ray
      ? base + (kink === 0n ? 0n : (slope1 * utilization) / kink)
      : base + slope1 + (fromBps(model.slope2Bps) * (utilization - kink)) / (ray - kink)
  return (rate * tierByNumber(tier).rateBps) / basisPoints
}

/** The highest rate (ray) this tier can ever pay, at full utilisation. */
export function worstRate(model: RateModel, tier: number): bigint {
  return rateAt(model, ray, tier)
}

/**
 * The growth factor (ray) of a debt after `seconds` at a yearly `rate` (ray): the first four terms of e^x, as in the
 * contract.
 */
export function compound(rate: bigint, seconds: bigint): bigint {
  const x = (rate * seconds) / year
  const square = (x * x) / ray
  return ray + x + square / 2n + (square * x) / ray / 6n
}

/** A debt after `seconds` at a yearly `rate` (ray), rounded up. */
export function grow(amount: bigint, rate: bigint, seconds: bigint): bigint {
  return divideUp(amount * compound(rate, seconds), ray)
}

/** A yearly rate (ray) compounded continuously, as a plain fraction for display: 0.0523 is 5.23 %. */
export function annualYield(rate: bigint): number {
  return Math.expm1(Number(rate) / 1e27)
}

/** The largest yield that a number still writes with all digits; pages show it as more than they can tell. */
const largestYield = 1e20

/** A yearly rate (ray) as the yield fraction the API would send. */
export function yieldOf(rate: bigint): Decimal {
  return decimal(Math.min(annualYield(rate), largestYield).toFixed(8))
}
