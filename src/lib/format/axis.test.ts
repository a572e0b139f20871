import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatMoneyAxis, formatPriceAxis } from './axis.ts'
import { formatPrice } from './money.ts'

test.each([
  [
    ['0.00012', '0.0001', '0.00008'],
    ['$0.00012', '$0.00010', '$0.00008'],
  ],
  [
    ['1.5', '1', '0.5'],
    ['$1.50', '$1.00', '$0.50'],
  ],
  [
    ['2500', '2000'],
    ['$2,500.00', '$2,000.00'],
  ],
  [
    ['0.0000000012', '0.000000001', '0.0000000008'],
    ['$0.0₈12', '$0.0₈10', '$0.0₈08'],
  ],
  [
    ['0.000024', '0'],
    ['$0.0₄24', '$0'],
  ],
  [
    ['0.00123456789', '0.00111111111'],
    ['$0.001234', '$0.001111'],
  ],
  [
    ['0.00101141', '0.00101142'],
    ['$0.00101141', '$0.00101142'],
  ],
  [
    ['0.0002', '0'],
    ['$0.0002', '$0.0000'],
  ],
  [
    ['0.5', '0.00001'],
    ['$0.5000', '$0.0000'],
  ],
])('the axis of %s has one number of places and one notation: %s', (values, labels) => {
  expect(formatPriceAxis(values.map(decimal))).toEqual(labels)
})

test.each(['0.0001065', '0.00002166', '0.000000001234'])(
  'an axis writes the price %s as every other place does',
  (value) => {
    expect(formatPriceAxis([decimal(value)])).toEqual([formatPrice(decimal(value))])
  },
)

test('an axis of dollars is short, and exact where two labels would be equal', () => {
  expect(formatMoneyAxis(['84100', '1230000'].map(decimal))).toEqual(['$84.1K', '$1.23M'])
  expect(formatMoneyAxis(['1775240', '1775250'].map(decimal))).toEqual(['$1,775,240', '$1,775,250'])
})
