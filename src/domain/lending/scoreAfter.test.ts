import { expect, test } from 'vitest'
import { pointsForPaidCycle, scoreAfterLiquidation, scoreAfterMissedCycle } from './scoreAfter.ts'

test.each([
  [300, 11],
  [600, 5],
  [770, 2],
  [849, 1],
  [850, 0],
])('a paid cycle at a score of %i adds %i points: 2%% of the way to 850, rounded up', (score, points) => {
  expect(pointsForPaidCycle(score)).toBe(points)
})

test.each([
  [600, 585],
  [605, 590],
  [590, 576],
  [319, 319],
  [300, 300],
])('a missed cycle at a score of %i leaves %i: 5%% of the way to 300, rounded down', (score, after) => {
  expect(scoreAfterMissedCycle(score)).toBe(after)
})

test.each([
  [850, 685],
  [600, 510],
  [303, 303],
  [300, 300],
])('a liquidation at a score of %i leaves %i: 30%% of the way to 300, rounded down', (score, after) => {
  expect(scoreAfterLiquidation(score)).toBe(after)
})
