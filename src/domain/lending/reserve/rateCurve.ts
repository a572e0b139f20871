import { annualYield, type RateModel, rateAt, ray } from './interest.ts'
import type { Reserve } from './reserve.ts'

export type CurvePoint = { utilization: number; apy: number }

const steps = 100
const middleTier = 2

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

/** What a reserve pays to its lenders. */
type Supplied = Pick<Reserve, 'model' | 'reserveFactorBps' | 'utilization' | 'supplyRate'>

/**
 * The supply APY over all utilisations, if each tier keeps its share of the debt: it goes through today's point. Without a
 * debt, if every loan is in the middle tier.
 */
export function supplyCurve({ model, reserveFactorBps, utilization, supplyRate }: Supplied): CurvePoint[] {
  const kept = 1 - Number(reserveFactorBps) / 10_000
  const middle = Number(rateAt(model, utilization, middleTier) * utilization) / 1e54
  // All tiers pay the same rate times a factor of their own.
  const mix = middle * kept > 0 && supplyRate > 0n ? Number(supplyRate) / 1e27 / (middle * kept) : 1
  return rateCurve(model, middleTier).map((point) => ({
    utilization: point.utilization,
    apy: Math.expm1(Math.log1p(point.apy) * point.utilization * kept * mix),
  }))
}

/** The next round number above a fraction, for an axis: 2 for 1.65, 1 for 0.83. */
export function niceTop(highest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(highest, 0.01)))
  const found = [1, 2, 4, 6, 8].find((times) => times * unit >= highest)
  return (found ?? 10) * unit
}

/**
 * The top of a rate chart that keeps rates below the kink readable: above the highest rate at the kink and above the current
 * rate. Higher rates are outside of the chart.
 */
export function readableTop(kinkApys: readonly number[], apyNow: number): number {
  return niceTop(Math.max(...kinkApys.map((apy) => 1.25 * apy), 1.2 * apyNow))
}

/** The part of a rising curve up to `top`, with a last point exactly on it. */
export function cutAbove(points: readonly CurvePoint[], top: number): CurvePoint[] {
  const at = points.findIndex(({ apy }) => apy > top)
  const [inside, outside] = [points[at - 1], points[at]]
  if (!inside || !outside) return points.slice(0, at < 0 ? undefined : at)
  const share = (top - inside.apy) / (outside.apy - inside.apy)
  const utilization = inside.utilization + share * (outside.utilization - inside.utilization)
  return [...points.slice(0, at), { utilization, apy: top }]
}
