import { expect, test } from 'vitest'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { decimal, multiply, subtract } from '#lib/numbers/decimal.ts'
import { tierSaving } from './tierSaving.ts'

/** Yearly rates of the five tiers, in ray: 5%, 4%, 3%, 2.5% and 2%. */
const rates = [50n, 40n, 30n, 25n, 20n].map((rate) => rate * 10n ** 24n)
const row = { price: decimal('2'), yourDebt: decimal('500'), reserve: { borrowRates: rates } }
const none = { ...row, yourDebt: decimal('0'), price: null, reserve: null }

test('the next tier saves the difference of the two yearly rates on the debt in dollars', () => {
  const [fair, good] = [yieldOf(40n * 10n ** 24n), yieldOf(30n * 10n ** 24n)]
  const perYear = multiply(decimal('1000'), subtract(fair, good))
  expect(tierSaving(600, [row, none])).toEqual({ from: 670, perYear })
})

test.each([
  ['in the best tier', 850, [row]],
  ['without a debt', 600, [none]],
  ['with a debt that is not known', 600, [row, { ...none, yourDebt: null }]],
  ['with a debt without a price', 600, [{ ...row, price: null }]],
  ['with a debt whose rates are not known', 600, [row, { ...row, reserve: null }]],
])('%s nothing is said of a saving', (_, score, rows) => {
  expect(tierSaving(score, rows)).toBeNull()
})
