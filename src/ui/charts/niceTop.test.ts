import { expect, test } from 'vitest'
import { niceTop } from './niceTop.ts'

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
