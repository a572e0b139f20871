import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatPrice } from './money.ts'
import { formatSignificant, plainSignificant, significantParts } from './significant.ts'
import { significantPlaces } from './significantPlaces.ts'

test.each([
  ['0', '0'],
  ['68123.4567', '68,123.45'],
  ['42.1', '42.10'],
  ['1.0599', '1.05'],
  ['0.5', '0.50'],
  ['0.0123456', '0.01234'],
  ['0.000999999', '0.0009999'],
  ['0.0000999999', '0.0₄9999'],
  ['0.0000123456', '0.0₄1234'],
  ['0.00000001234', '0.0₇1234'],
  ['0.00000000000000001234', '0.0₁₆1234'],
  ['0.0000001', '0.0₆1'],
  ['-0.00000001234', '−0.0₇1234'],
  ['0.99999', '0.9999'],
  ['9.99999', '9.99'],
  ['0.10602', '0.1060'],
  ['0.1060', '0.106'],
  ['0.0000213012', '0.0₄2130'],
  ['0.0000213', '0.0₄213'],
])('%s has the first digits %s, never rounded up', (value, shown) => {
  expect(formatSignificant(decimal(value))).toBe(shown)
})

test('the parts of a tiny figure count its zeros', () => {
  expect(significantParts(decimal('0.00000001234'))).toEqual({ lead: '0.0', zeros: 7, digits: '1234' })
})

test.each([
  ['0.000000007', '0.000000007'],
  ['0.0000052165', '0.000005216'],
  ['0.0123456', '0.01234'],
  ['1.269000007', '1.26'],
  ['0.000010600009', '0.00001060'],
  ['0', '0'],
])('a gas price of %s Gwei writes out every zero: %s', (value, shown) => {
  expect(plainSignificant(decimal(value))).toBe(shown)
})

test.each([
  [
    ['1.0000000007', '0.875', '0.765625', null],
    ['1.0000', '0.8750', '0.7656'],
  ],
  [
    ['12.5', '3', '1.26'],
    ['12.50', '3.00', '1.26'],
  ],
  [
    ['0.5', '0.000000007', '0'],
    ['0.500000000', '0.000000007', '0'],
  ],
])('the gas prices %o of a column have one number of decimals: %o', (texts, shown) => {
  const values = texts.map((text) => (text === null ? null : decimal(text)))
  const places = significantPlaces(values)
  expect(values.flatMap((value) => value ?? []).map((value) => plainSignificant(value, places))).toEqual(
    shown,
  )
})

test('a fee of a million Gwei keeps its first digits in the native coin', () => {
  expect(formatSignificant(decimal('0.00134601728'))).toBe('0.001346')
})

test('a price has its dollar sign before the digits and after the minus', () => {
  expect(formatPrice(decimal('0.00000001234'))).toBe('$0.0₇1234')
  expect(formatPrice(decimal('-1.5'))).toBe('−$1.50')
})
