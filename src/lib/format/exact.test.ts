import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatExact } from './exact.ts'

test('the exact form keeps every digit, in groups', () => {
  expect(formatExact(decimal('-1234567.000000000000000001'))).toBe('−1,234,567.000000000000000001')
  expect(formatExact(decimal('0.1234567'))).toBe('0.1234567')
  expect(formatExact(decimal('0'))).toBe('0')
})
