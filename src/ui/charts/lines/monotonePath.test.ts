import { expect, test } from 'vitest'
import { monotonePath } from './monotonePath.ts'

/** All coordinates of a path, as pairs. */
function pairs(path: string) {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : []))
}

test('monotonePath goes through every point', () => {
  const points = [
    { x: 0, y: 50 },
    { x: 10, y: 48 },
    { x: 20, y: 5 },
  ]
  const found = pairs(monotonePath(points))
  for (const point of points) expect(found).toContainEqual(point)
  expect(monotonePath(points)).toMatch(/^M0\.0 50\.0C/)
})

test('monotonePath stays between the heights of two neighbours', () => {
  const heights = [40, 40, 39, 2, 30, 30, 31, 0]
  const found = pairs(monotonePath(heights.map((y, index) => ({ x: index * 10, y }))))
  for (let index = 1; index < heights.length; index++) {
    const [low, high] = [heights[index - 1] ?? 0, heights[index] ?? 0].toSorted((a, b) => a - b) as [
      number,
      number,
    ]
    for (const { y } of found.slice(3 * index - 2, 3 * index)) {
      expect(y).toBeGreaterThanOrEqual(low)
      expect(y).toBeLessThanOrEqual(high)
    }
  }
})

test('monotonePath of one point is a move, of none empty', () => {
  expect(monotonePath([{ x: 3, y: 4 }])).toBe('M3.0 4.0')
  expect(monotonePath([])).toBe('')
})
