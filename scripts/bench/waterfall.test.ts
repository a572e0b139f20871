import { expect, test } from 'vitest'
import { waterfallDepth } from './waterfall.ts'

test('requests side by side are one step deep', () => {
  expect(
    waterfallDepth([
      { began: 0, ended: 3 },
      { began: 1, ended: 2 },
    ]),
  ).toBe(1)
})

test('a request that begins when another has ended is one step deeper, in whatever order they are given', () => {
  const script = { began: 1, ended: 2 }
  const data = { began: 2, ended: 3 }
  const page = { began: 0, ended: 1 }
  const picture = { began: 1.5, ended: 9 }
  expect(waterfallDepth([data, picture, page, script])).toBe(3)
})

test('a page without requests has no depth', () => {
  expect(waterfallDepth([])).toBe(0)
})
