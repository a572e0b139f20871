import { expect, test } from 'vitest'
import { savingsOf, tipOf } from './feeMarket.ts'

const offer = { gasUsed: 21_000n, gasPrice: 12n, baseFeePerGas: 10n, maxFeePerGas: 30n }

test('the tip is what was paid over the base fee', () => {
  expect(tipOf(offer)).toBe(42_000n)
  expect(tipOf({ ...offer, gasPrice: 10n })).toBe(0n)
})

test('the savings are what was offered at most and not paid', () => {
  expect(savingsOf(offer)).toBe(378_000n)
})

test.each([
  ['the base fee is not known', { ...offer, baseFeePerGas: null }],
  ['the price is below the base fee, as of a deposit', { ...offer, gasPrice: 0n }],
  ['the gas used is not known', { ...offer, gasUsed: null }],
])('there is no tip where %s', (_, other) => {
  expect(tipOf(other)).toBeNull()
})

test.each([
  ['no most was offered', { ...offer, maxFeePerGas: null }],
  ['the price is above the offer', { ...offer, gasPrice: 31n }],
])('there are no savings where %s', (_, other) => {
  expect(savingsOf(other)).toBeNull()
})
