import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { firstDigits } from './firstDigits.ts'

test.each([
  ['0', '0'],
  ['25', '25'],
  ['0.952523995826996412', '0.9525239'],
  ['123.456', '123.456'],
  ['123456.123456', '123,456.1'],
  ['12345678.9', '12,345,678'],
  ['0.000012345678901234', '0.00001234567'],
  ['0.000000000000000001', '0.000000000000000001'],
])('the first digits of %s are %s, never rounded up', (value, shown) => {
  expect(firstDigits(decimal(value))).toBe(shown)
})
