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

/**
 * The top of a drawing in which the rates below the kink can be read: room above the highest rate at the kink, and above
 * the pool's own rate where that is beyond it. What is higher leaves the drawing.
 */
export function readableTop(kinkApys: readonly number[], apyNow: number): number {
  return niceTop(Math.max(...kinkApys.map((apy) => 1.25 * apy), 1.2 * apyNow))
}

/** The part of a rising curve that is not above `top`, with a last point exactly on it. */
export function cutAbove(points: readonly CurvePoint[], top: number): CurvePoint[] {
  const at = points.findIndex(({ apy }) => apy > top)
  const [inside, outside] = [points[at - 1], points[at]]
  if (!inside || !outside) return points.slice(0, at < 0 ? undefined : at)
  const share = (top - inside.apy) / (outside.apy - inside.apy)
  const utilization = inside.utilization + share * (outside.utilization - inside.utilization)
  return [...points.slice(0, at), { utilization, apy: top }]
}
