import { expect, test } from 'vitest'
import { repaidSentence, tierSentence } from './tierSentence.ts'

/** Yearly rates of the five tiers, in ray: 5%, 4%, 3%, 2.5% and 2%. */
const reserve = { borrowRates: [50n, 40n, 30n, 25n, 20n].map((rate) => rate * 10n ** 24n) }

test('a score below the best tier names the next one, with the borrow APY of both tiers', () => {
  expect(tierSentence(600, reserve)).toBe(
    'Your score of 600 is Fair. Reach 670 to pay 3.04% instead of 4.08%.',
  )
})

test('without an asset the rates are relative to that of the pool', () => {
  expect(tierSentence(600, null)).toBe(
    "Your score of 600 is Fair. Reach 670 to pay 1× the pool's rate instead of 1.25× the pool's rate.",
  )
})

test('a score of the best tier has no next one', () => {
  expect(tierSentence(850, reserve)).toBe('Your score of 850 is Excellent, the best tier.')
})

test('repaying on time leads from the rate of a new account to that of the best tier', () => {
  expect(repaidSentence(reserve)).toBe('Repay on time: your rate falls from 4.08% to 2.02%.')
})

test('without a lower rate nothing is said of repaying on time', () => {
  expect(repaidSentence({ borrowRates: [10n, 10n, 10n, 10n, 10n] })).toBeNull()
  expect(repaidSentence({ borrowRates: [] })).toBeNull()
})
