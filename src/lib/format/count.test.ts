import { expect, test } from 'vitest'
import { countOf, formatCount } from './count.ts'

test('counts are grouped', () => {
  expect(formatCount(0)).toBe('0')
  expect(formatCount(1_234_567)).toBe('1,234,567')
  expect(formatCount(-1_234)).toBe('−1,234')
  expect(formatCount(10n ** 24n)).toBe('1,000,000,000,000,000,000,000,000')
})

test('one of something is singular, none and many are plural', () => {
  expect([0, 1, 1_204].map((value) => countOf(value, 'row'))).toEqual(['0 rows', '1 row', '1,204 rows'])
})
