import type { Random } from '#network/seed/random.ts'

/** A market's target price over its life from 0 to 1, as the natural logarithm of its first price's multiple. */
export type Path = (life: number) => number

type Knot = readonly [life: number, height: number]

/** Straight lines between points. */
export function through(...knots: Knot[]): Path {
  return (life) => {
    const next = knots.findIndex(([at]) => at >= life)
    const after = knots[next === -1 ? knots.length - 1 : next]
    const before = knots[next === -1 ? knots.length - 1 : Math.max(0, next - 1)]
    if (!after || !before) return 0
    const span = after[0] - before[0]
    return span === 0 ? after[1] : before[1] + ((after[1] - before[1]) * (life - before[0])) / span
  }
}

/** A price that rises to `top` without a fall, faster at the beginning. */
export function climb(top: number): Path {
  return (life) => top * life ** 0.7
}

/** Flat for long, then a spike that mostly falls back. */
export function pump(top: number, at: number): Path {
  return through([0, 0.1], [at, 0.3], [at + 0.05, top], [at + 0.12, top * 0.55], [1, top * 0.25])
}

/** Up for long, then down within hours. */
export function crash(top: number, at: number): Path {
  return through([0, 0], [at * 0.5, top * 0.6], [at, top], [at + 0.04, top * 0.2], [1, top * 0.08])
}

/** Reaches its level early and stays near it. */
export function level(height: number): Path {
  return through([0, 0], [0.12, height], [1, height])
}

/** Waves around a rising middle. */
export function waves(height: number, count: number): Path {
  return (life) => height * (0.35 + 0.65 * life) * (1 + 0.35 * Math.sin(2 * Math.PI * count * life))
}

/** A rise on the first day, then a long fall. */
export function fade(top: number): Path {
  return through([0, 0], [0.1, top], [0.45, top * 0.5], [1, top * 0.12])
}

/** Step after step, each climbed fast. */
export function stairs(top: number): Path {
  return (life) => top * Math.min(1, (Math.floor(life * 5) + Math.min(1, ((life * 5) % 1) * 6)) / 5)
}

/** A path with the small movements of real trading on it. */
export function roughened(path: Path, roughness: number, random: Random): Path {
  const ripples = [7, 19, 43, 97].map((frequency) => ({
    frequency: frequency * random.between(0.8, 1.2),
    phase: random.between(0, 2 * Math.PI),
    height: (roughness * random.between(0.5, 1)) / Math.sqrt(frequency / 7),
  }))
  return (life) =>
    ripples.reduce(
      (sum, { frequency, phase, height }) => sum + height * Math.sin(2 * Math.PI * frequency * life + phase),
      path(life),
    )
}
