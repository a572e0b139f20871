import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { formatAmount, formatCount, formatExact, formatPercent, formatShort, magnitude } from './format.ts'
import { formatPrice, priceParts } from './price.ts'

test.each([
  ['0', '0'],
  ['0.000000000000000001', '<0.0001'],
  ['-0.00001', '−<0.0001'],
  ['0.0001', '0.0001'],
  ['0.00019999', '0.0001'],
  ['12.3456789', '12.3456'],
  ['9999.99999', '9,999.9999'],
  ['12345.6789', '12,345.67'],
  ['-42.5', '−42.5'],
  ['123456789012345678901234567890.987', '123,456,789,012,345,678,901,234,567,890.98'],
])('an amount of %s is shown as %s, never rounded up', (value, shown) => {
  expect(formatAmount(decimal(value))).toBe(shown)
})

test.each([
  ['999', '999'],
  ['1234', '1.23K'],
  ['84100', '84.1K'],
  ['1230000', '1.23M'],
  ['92123456789', '92.1B'],
  ['123456789012345678901234', '1.23e23'],
  ['-1500', '−1.5K'],
  ['0.000000001', '<0.0001'],
])('%s is short as %s', (value, shown) => {
  expect(formatShort(decimal(value))).toBe(shown)
})

test('the exact form keeps every digit', () => {
  expect(formatExact(decimal('-1234567.000000000000000001'))).toBe('−1,234,567.000000000000000001')
  expect(formatExact(decimal('0'))).toBe('0')
})

test.each([
  ['0', '0%'],
  ['0.0523', '5.23%'],
  ['0.5', '50%'],
  ['0.1234', '12.3%'],
  ['0.00001', '<0.01%'],
  ['12.5', '1,250%'],
  ['-0.04', '−4%'],
])('the fraction %s is %s', (value, shown) => {
  expect(formatPercent(decimal(value))).toBe(shown)
})

test('a change has a sign, and zero has none', () => {
  expect(formatPercent(decimal('0.042'), { signed: true })).toBe('+4.2%')
  expect(formatPercent(decimal('-0.042'), { signed: true })).toBe('−4.2%')
  expect(formatPercent(decimal('0'), { signed: true })).toBe('0%')
  expect(formatPercent(decimal('1e12'), { signed: true })).toBe('+>10,000,000,000%')
})

test('counts are grouped', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567')
  expect(formatCount(10n ** 24n)).toBe('1,000,000,000,000,000,000,000,000')
})

test.each([
  ['5', 0],
  ['0.001', -3],
  ['123.4', 2],
  ['-0.05', -2],
])('the first digit of %s stands at %i', (value, place) => {
  expect(magnitude(decimal(value))).toBe(place)
})

test.each([
  ['0', '0'],
  ['68123.4567', '68,123.46'],
  ['42.1', '42.10'],
  ['1.0549', '1.055'],
  ['0.5', '0.50'],
  ['0.0123456', '0.01235'],
  ['0.000999949', '0.0009999'],
  ['0.0000999999', '0.0001'],
  ['0.0000123456', '0.0₄1235'],
  ['0.00000001234', '0.0₇1234'],
  ['0.00000000000000001234', '0.0₁₆1234'],
  ['0.000000099999', '0.0₆1'],
  ['-0.00000001234', '−0.0₇1234'],
  ['0.99999', '1.00'],
  ['9.99999', '10.00'],
])('a price of %s is %s', (value, shown) => {
  expect(formatPrice(decimal(value))).toBe(shown)
})

test('the parts of a tiny price count its zeros', () => {
  expect(priceParts(decimal('0.00000001234'))).toEqual({ lead: '0.0', zeros: 7, digits: '1234' })
})
