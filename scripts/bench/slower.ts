/** How two series of times compare: `ratio` of their medians, and how likely such a difference is by chance. */
export type Comparison = { ratio: number; chance: number; verdict: 'alike' | 'look' | 'slower' }

const lookFrom = 1.15
const slowerFrom = 1.3
const rareBelow = 0.01

/** Compares times of a build with those of an earlier one, taken in turn. Slower is what is both much and no accident. */
export function compareTimes(now: readonly number[], before: readonly number[]): Comparison {
  const ratio = median(now) / median(before)
  const chance = chanceOf(now, before)
  const isReal = chance < rareBelow
  const verdict = isReal && ratio >= slowerFrom ? 'slower' : isReal && ratio >= lookFrom ? 'look' : 'alike'
  return { ratio, chance, verdict }
}

/** Of an even number of values the upper one in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The one-sided test of Mann and Whitney, by its normal approximation with a correction for ties. */
function chanceOf(now: readonly number[], before: readonly number[]): number {
  const all = [...now, ...before].toSorted((a, b) => a - b)
  const rankOf = (value: number) => (all.indexOf(value) + all.lastIndexOf(value)) / 2 + 1
  const [m, n, count] = [now.length, before.length, all.length]
  const sum = now.reduce((total, value) => total + rankOf(value), 0)
  const wins = sum - (m * (m + 1)) / 2
  const ties = [...new Set(all)]
    .map((value) => all.lastIndexOf(value) - all.indexOf(value) + 1)
    .reduce((total, size) => total + size ** 3 - size, 0)
  const spread = Math.sqrt(((m * n) / 12) * (count + 1 - ties / (count * (count - 1))))
  return spread === 0 ? 1 : upperTail((wins - (m * n) / 2 - 0.5) / spread)
}

/** The share of a normal distribution above `z`: Abramowitz and Stegun 26.2.17, right to seven digits. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153]
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series.reduce((sum, each) => (sum + each) * t, 0)
}
