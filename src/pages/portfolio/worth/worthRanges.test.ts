import { expect, test } from 'vitest'
import { worthRanges } from './worthRanges.ts'

test.each([
  ['an hour', 1, 'All'],
  ['two days', 48, '1D All'],
  ['eight days', 192, '1D 1W All'],
])('a line of %s offers the ranges that are shorter than it', (_, hours, expected) => {
  const timestamp = new Date(Date.now() - hours * 3_600_000)
  const ranges = worthRanges([{ timestamp }, { timestamp: new Date() }, { timestamp: null }])
  expect(ranges.map(({ label }) => label).join(' ')).toBe(expected)
})
