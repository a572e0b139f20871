import { expect, test } from 'vitest'
import { niceEnds, niceTop, usualHighest } from './niceTop.ts'

test.each([
  [1_386, 1_500],
  [41, 50],
  [10, 10],
  [1, 1],
  [0.0765, 0.08],
  [274_000_000, 300_000_000],
  [0, 0],
  [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
])('a scale from zero to at least %d ends at %d', (highest, top) => {
  expect(niceTop(highest)).toBe(top)
})

test.each([
  ['the largest value where none is far above the others', [5, 9, 7, 6, 8], 9],
  ['the second largest where one is more than four times as high', [5, 900, 7, 6, 8], 8],
  ['the largest where all others are zero', [0, 900, 0, 0, 0], 900],
  ['the largest of fewer than five', [1, 900, 2], 900],
])('a scale reaches %s', (_, values, highest) => {
  expect(usualHighest(values)).toBe(highest)
})

test.each([
  [379.34, 112_041.32, 0, 120_000],
  [51_020.5, 51_312.37, 51_000, 51_400],
  [0.0366, 0.0437, 0.036, 0.045],
  [319, 600, 300, 600],
  [-20, 130, -50, 150],
  [400, 400, 400, 400],
])('a scale from %d to %d has the round ends %d and %d', (lowest, highest, base, top) => {
  expect(niceEnds(lowest, highest)).toEqual([base, top])
})
