import { expect, test } from 'vitest'
import { cutAbove, niceTop, readableTop } from './rateCurve.ts'

test.each([
  [1.65, 2],
  [0.83, 1],
  [0.05, 0.06],
])('niceTop of %d is %d', (highest, top) => {
  expect(niceTop(highest)).toBeCloseTo(top, 10)
})

test('readableTop is above the rates at the kink, not above the steep part', () => {
  expect(readableTop([0.03, 0.05], 0.02)).toBeCloseTo(0.08, 10)
})

test('readableTop is above the current rate beyond the kink', () => {
  expect(readableTop([0.03, 0.05], 0.7)).toBeGreaterThan(0.7)
})

test('cutAbove ends a curve on the top of the chart', () => {
  const points = [
    { utilization: 0, apy: 0 },
    { utilization: 0.9, apy: 0.05 },
    { utilization: 1, apy: 0.65 },
  ]
  const cut = cutAbove(points, 0.2)
  expect(cut.slice(0, 2)).toEqual(points.slice(0, 2))
  expect(cut[2]?.utilization).toBeCloseTo(0.925, 10)
  expect(cut[2]?.apy).toBe(0.2)
  expect(cut).toHaveLength(3)
})

test('cutAbove keeps a curve inside of the chart', () => {
  const points = [
    { utilization: 0, apy: 0 },
    { utilization: 1, apy: 0.2 },
  ]
  expect(cutAbove(points, 0.2)).toEqual(points)
})
