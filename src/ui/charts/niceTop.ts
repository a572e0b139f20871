const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The end of a scale from zero: the next round number. */
export function niceTop(highest: number): number {
  if (!(highest > 0 && Number.isFinite(highest))) return highest
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = steps.find((each) => each * power >= highest) ?? 10
  return Number((step * power).toPrecision(2))
}

/** The ends of a scale from one value to another: round numbers around them; all that is equal has none. */
export function niceEnds(lowest: number, highest: number): [number, number] {
  const step = niceTop((highest - lowest) / 3)
  if (!(step > 0)) return [lowest, highest]
  // Without the last digits, which a product of fractions gets wrong.
  const end = (steps: number) => Number((steps * step).toPrecision(12))
  return [end(Math.floor(lowest / step)), end(Math.ceil(highest / step))]
}

/** How many times as high as the next value one is that would flatten all others. */
const outlier = 4

/**
 * The largest value that the scale of some bars must reach: the largest of all, or the next one below the few that are so
 * much higher that the others would be a flat line.
 */
export function usualHighest(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => b - a)
  const few = sorted.length < 5 ? 0 : Math.ceil(sorted.length / 10)
  const last = sorted.findLastIndex((value, index) => {
    const next = sorted[index + 1] ?? 0
    return index < few && next > 0 && value > outlier * next
  })
  return sorted[last + 1] ?? Number.NEGATIVE_INFINITY
}
