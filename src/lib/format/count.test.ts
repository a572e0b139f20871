import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test('counts are grouped', () => {
  expect(formatCount(0)).toBe('0')
  expect(formatCount(1_234_567)).toBe('1,234,567')
  expect(formatCount(-1_234)).toBe('−1,234')
  expect(formatCount(10n ** 24n)).toBe('1,000,000,000,000,000,000,000,000')
})
