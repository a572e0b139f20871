import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatFee } from './fee.ts'

test.each([
  ['0', '0'],
  ['0.0000879', '0.00008790'],
  ['1.5', '1.50000000'],
  ['0.00000001', '0.00000001'],
  ['0.000000009', '<0.00000001'],
])('the fee %s is %s', (value, shown) => {
  expect(formatFee(decimal(value))).toBe(shown)
})
