import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { tokensWorth } from './tokensWorth.ts'

const holding = (value: bigint | null, price: string | null, more = {}) => ({
  value,
  price: price === null ? null : decimal(price),
  decimals: 2,
  isScam: false,
  ...more,
})

test('tokens with a price are summed exactly, others are not counted as worth nothing', () => {
  const holdings = [
    holding(150n, '0.1'),
    holding(99_999_999_999_999_999_999n, '0.3'),
    holding(5n, null),
    holding(null, '2'),
    holding(5n, '2', { decimals: null }),
  ]
  expect(tokensWorth(holdings)).toEqual({ worth: '300000000000000000.147', priced: 2 })
})

test('tokens reported as scams are left out', () => {
  expect(tokensWorth([holding(100n, '9000', { isScam: true }), holding(100n, '2')])).toEqual({
    worth: '2',
    priced: 1,
  })
})

test('without a price nothing is said', () => {
  expect(tokensWorth([])).toBeNull()
  expect(tokensWorth([holding(5n, null)])).toBeNull()
})
