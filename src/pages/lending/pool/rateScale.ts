import type { CurvePoint } from '#domain/lending/reserve/rateCurve.ts'

const frame = { left: 48, right: 48, top: 20, bottom: 42 }

/** Height of the drawing in pixels; its width follows the panel. */
export const rateHeight = 280

export type RateScale = ReturnType<typeof rateScale>

/** From utilisations and APYs, both plain fractions, to pixels of a drawing `width` wide that ends at `highest`. */
export function rateScale(width: number, highest: number) {
  const x = (utilization: number) => frame.left + utilization * (width - frame.left - frame.right)
  const y = (apy: number) =>
    rateHeight - frame.bottom - (apy / highest) * (rateHeight - frame.top - frame.bottom)
  const path = (points: readonly CurvePoint[]) =>
    points.map(({ utilization, apy }, at) => `${at ? 'L' : 'M'}${x(utilization)} ${y(apy)}`).join('')
  /** The vertical positions of words beside some APYs, the highest first, none over the one before it. */
  const lines = (apys: readonly number[]) =>
    apys.reduce<number[]>((before, apy) => {
      before.push(Math.max(y(Math.min(apy, highest)) + 4, (before.at(-1) ?? 0) + 15))
      return before
    }, [])
  /** The utilisation at a horizontal position, in whole percents. */
  const percentAt = (left: number) =>
    Math.round(Math.max(0, Math.min(1, (left - x(0)) / (x(1) - x(0)))) * 100)
  return { x, y, path, lines, percentAt, highest, left: frame.left }
}
