import { expect, test } from 'vitest'
import { firstPurchase, launchPoint } from './launchCurve.ts'

const whole = 10n ** 18n
const terms = { virtualUsd: 10_000n * whole, tokens: 1_000_000_000n * whole }

test.each([
  [0n, '0.00001', '10000', '0'],
  [1_000n, '0.0000121', '12100', '0.090909090909090909'],
  [10_000n, '0.00004', '40000', '0.5'],
])(
  'launchPoint with %i dollars in the pool has the contract’s price, market cap and sold share',
  (usd, price, marketCap, sold) => {
    expect(launchPoint(terms, usd * whole)).toEqual({ usd: usd * whole, price, marketCap, sold })
  },
)

test.each([[100n, '9822560.202788339670468948', '0.0098']])(
  '%i dollars of a first purchase bring the tokens of the curve after the fee',
  (usd, tokens, share) => {
    const brings = firstPurchase(terms, usd * whole)
    expect(brings?.tokens).toBe(tokens)
    expect(brings?.share.slice(0, share.length)).toBe(share)
  },
)

test('a first purchase of nothing brings nothing', () => {
  expect(firstPurchase(terms, 0n)).toBeNull()
})
