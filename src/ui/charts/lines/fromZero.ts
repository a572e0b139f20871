/** The range of a scale of values that are not negative: from zero where the lowest is less than a third of the highest. */
export function fromZero<Range extends { minValue: number; maxValue: number }>(range: Range): Range {
  const { minValue, maxValue } = range
  return minValue >= 0 && minValue < maxValue / 3 ? { ...range, minValue: 0 } : range
}
