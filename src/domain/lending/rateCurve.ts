import { annualYield, type RateModel, rateAt, ray } from './interest.ts'

export type CurvePoint = { utilization: number; apy: number }

const steps = 100

/** The borrow APY of a tier over all utilisations, both as plain fractions for drawing; the kink is always a point. */
export function rateCurve(model: RateModel, tier: number): CurvePoint[] {
  const kink = (model.kinkBps * ray) / 10_000n
  const even = Array.from({ length: steps + 1 }, (_, step) => (BigInt(step) * ray) / BigInt(steps))
  const places = [...even, kink].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return places.map((utilization) => ({
    utilization: Number(utilization) / 1e27,
    apy: annualYield(rateAt(model, utilization, tier)),
  }))
}

/** What depositors earn at a utilisation when every loan sits in the middle tier. */
export function supplyCurve(model: RateModel, reserveFactorBps: bigint): CurvePoint[] {
  const share = 1 - Number(reserveFactorBps) / 10_000
  return rateCurve(model, 2).map(({ utilization, apy }) => ({
    utilization,
    apy: Math.expm1(Math.log1p(apy) * utilization * share),
  }))
}

/** The next round number above a fraction, divisible by four: 1.65 is 2, 0.83 is 1. */
export function niceTop(highest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(highest, 0.01)))
  const found = [1, 2, 4, 6, 8].find((times) => times * unit >= highest)
  return (found ?? 10) * unit
}
