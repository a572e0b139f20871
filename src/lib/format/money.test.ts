import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatMoney, formatMoneyChange, formatMoneyExact, formatMoneyShort, moneyPlaces } from './money.ts'

test.each([
  ['0', '$0'],
  ['1', '$1.00'],
  ['42.1', '$42.10'],
  ['1234.567', '$1,234.56'],
  ['9.999', '$9.99'],
  ['0.999999', '$0.9999'],
  ['0.5', '$0.50'],
  ['0.0034', '$0.0034'],
  ['0.00001', '<$0.0001'],
  ['-0.00001', '−$0.00'],
  ['-1234.5', '−$1,234.50'],
])('%s dollars are %s: the sign first, cut, two decimals from $1 up', (value, shown) => {
  expect(formatMoney(decimal(value))).toBe(shown)
})

test.each([
  ['0', '$0'],
  ['912.349', '$912.34'],
  ['999.999', '$999.99'],
  ['1239', '$1.23K'],
  ['-84199', '−$84.1K'],
  ['1999999', '$1.99M'],
])('%s dollars are short as %s', (value, shown) => {
  expect(formatMoneyShort(decimal(value))).toBe(shown)
})

test('the exact form of money keeps every digit', () => {
  expect(formatMoneyExact(decimal('1234567.123456789'))).toBe('$1,234,567.123456789')
  expect(formatMoneyExact(decimal('-0.5'))).toBe('−$0.5')
})

test.each([
  [
    ['1234.5', '0.0034', '-0.0034', '0'],
    ['$1,234.50', '<$0.01', '−$0.00', '$0'],
  ],
  [
    ['0.5', '0.0034567'],
    ['$0.5000', '$0.0034'],
  ],
  [
    ['0.5', '0.25'],
    ['$0.50', '$0.25'],
  ],
])('the dollars %j of a column are %j, with one number of decimals', (column, shown) => {
  const values = column.map(decimal)
  const places = moneyPlaces([...values, null])
  expect(values.map((value) => formatMoney(value, places))).toEqual(shown)
})

test.each([
  ['12.1', '+$12.10'],
  ['-12.1', '−$12.10'],
  ['-0.215', '−$0.21'],
  ['-0.0949', '−$0.09'],
  ['0.5', '+$0.50'],
  ['0.0034', '≈ $0'],
  ['-0.0034', '≈ $0'],
  ['-0.01', '−$0.01'],
  ['0', '$0'],
])('a result of %s dollars, in cents, is %s', (value, shown) => {
  expect(formatMoneyChange(decimal(value))).toBe(shown)
})
