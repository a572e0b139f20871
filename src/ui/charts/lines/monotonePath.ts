export type PathPoint = { x: number; y: number }

/**
 * A smooth SVG path through points with ascending `x`. Between two points it never leaves their heights (Fritsch and
 * Carlson), so that the curve shows no peak that the data has not. Empty for no points.
 */
export function monotonePath(points: readonly PathPoint[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const slopes = tangents(points)
  let path = `M${at(first.x, first.y)}`
  let before = first
  for (const [index, point] of rest.entries()) {
    const third = (point.x - before.x) / 3
    const from = at(before.x + third, before.y + third * (slopes[index] ?? 0))
    const to = at(point.x - third, point.y - third * (slopes[index + 1] ?? 0))
    path += `C${from} ${to} ${at(point.x, point.y)}`
    before = point
  }
  return path
}

/** The slope of the curve in each point: flat at a peak, and never so steep that the curve overshoots. */
function tangents(points: readonly PathPoint[]): number[] {
  const secants = points.slice(1).map((point, index) => slope(points[index] ?? point, point))
  return points.map((_, index) => {
    const left = secants[index - 1]
    const right = secants[index]
    if (left === undefined || right === undefined) return left ?? right ?? 0
    if (left * right <= 0) return 0
    return Math.sign(left) * Math.min(Math.abs(left + right) / 2, 3 * Math.abs(left), 3 * Math.abs(right))
  })
}

function slope(from: PathPoint, to: PathPoint): number {
  return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x)
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
