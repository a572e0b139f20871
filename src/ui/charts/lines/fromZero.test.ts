import { expect, test } from 'vitest'
import { fromZero } from './fromZero.ts'

test.each([
  ['far below the highest begins at zero', [1, 10], 0],
  ['near the highest keeps its own beginning', [8, 10], 8],
  ['below zero keeps its own beginning', [-1, 10], -1],
])('a scale whose lowest value is %s', (_, [minValue = 0, maxValue = 0], begin) => {
  expect(fromZero({ minValue, maxValue })).toEqual({ minValue: begin, maxValue })
})
