import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatHealth } from './formatHealth.ts'

test.each([
  ['1.5', '1.50'],
  ['1.849', '1.84'],
  ['0.999999', '0.99'],
  ['100', '100.00'],
  ['100.000001', '> 100'],
  ['123456789', '> 100'],
  ['0.001', '< 0.01'],
  ['0', '0.00'],
])('a health factor of %s is %s', (value, shown) => {
  expect(formatHealth(decimal(value))).toBe(shown)
})
