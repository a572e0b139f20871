import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { amountPlaces, formatAmount, formatShort } from './formatAmount.ts'

test.each([
  ['0', '0'],
  ['0.000000000000000001', '<0.0001'],
  ['-0.00001', '−0.0000'],
  ['0.0001', '0.0001'],
  ['0.00019999', '0.0001'],
  ['12.3456789', '12.3456'],
  ['9999.99999', '9,999.9999'],
  ['12345.6789', '12,345.67'],
  ['10003.8', '10,003.8'],
  ['10003.8001', '10,003.80'],
  ['10003.0001', '10,003.00'],
  ['-42.5', '−42.5'],
  ['123456789012345678901234567890.987', '123,456,789,012,345,678,901,234,567,890.98'],
])('an amount of %s is shown as %s, never rounded up', (value, shown) => {
  expect(formatAmount(decimal(value))).toBe(shown)
})

test.each([
  ['0', '0'],
  ['12.3456', '12.3'],
  ['999', '999'],
  ['999.99', '999'],
  ['1234', '1.23K'],
  ['27012.5', '27.0K'],
  ['27000', '27K'],
  ['27.04', '27.0'],
  ['3001234', '3.00M'],
  ['84100', '84.1K'],
  ['999999', '999K'],
  ['1239999', '1.23M'],
  ['49999999.9999954', '49.9M'],
  ['92123456789', '92.1B'],
  ['1234567890123456', '1,234T'],
  ['123456789012345678901234', '1.23e23'],
  ['-1500', '−1.5K'],
  ['0.000000001', '<0.0001'],
  ['0.00012345', '0.0001'],
])('%s is short as %s, never rounded up', (value, shown) => {
  expect(formatShort(decimal(value))).toBe(shown)
})

test.each([
  [
    ['9999.9808123', '10010.74', '0', '0.00001', '-0.00001'],
    ['9,999.98', '10,010.74', '0', '<0.01', '−0.00'],
  ],
  [
    ['10010.74', '0.0012'],
    ['10,010.7400', '0.0012'],
  ],
  [
    ['250', '12.34567', '0.00001'],
    ['250.0000', '12.3456', '<0.0001'],
  ],
  [
    ['1.5', null, '0.25'],
    ['1.50', '0.25'],
  ],
  [
    ['3', '12000'],
    ['3', '12,000'],
  ],
])('the amounts %j of a column are %j, with one number of decimals', (column, shown) => {
  const values = column.map((value) => (value === null ? null : decimal(value)))
  const places = amountPlaces(values)
  expect(values.flatMap((value) => (value === null ? [] : [formatAmount(value, places)]))).toEqual(shown)
})
