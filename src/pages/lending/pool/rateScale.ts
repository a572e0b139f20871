import type { CurvePoint } from '#domain/lending/reserve/rateCurve.ts'

const frame = { left: 48, right: 64, top: 20, bottom: 42 }

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
  /** The vertical positions of words beside some APYs, the highest first, none over another: those too near part both ways. */
  const lines = (apys: readonly number[]) => {
    const at = apys.map((apy) => y(Math.min(apy, highest)) + 4)
    const down = spread(at)
    const up = spread(at.map((each) => -each).reverse()).reverse()
    return down.map((each, index) => (each - (up[index] ?? 0)) / 2)
  }
  /** The utilisation at a horizontal position, in whole percents. */
  const percentAt = (left: number) =>
    Math.round(Math.max(0, Math.min(1, (left - x(0)) / (x(1) - x(0)))) * 100)
  return { x, y, path, lines, percentAt, highest, left: frame.left }
}

/** Positions in rising order, each at least a line below the one before it. */
function spread(positions: readonly number[]): number[] {
  return positions.reduce<number[]>((before, each) => {
    before.push(Math.max(each, (before.at(-1) ?? each - 15) + 15))
    return before
  }, [])
}
