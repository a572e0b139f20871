const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The end of a scale from zero: the next round number. */
export function niceTop(highest: number): number {
  if (!(highest > 0 && Number.isFinite(highest))) return highest
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = steps.find((each) => each * power >= highest) ?? 10
  return Number((step * power).toPrecision(2))
}
