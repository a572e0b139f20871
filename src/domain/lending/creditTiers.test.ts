import { expect, test } from 'vitest'
import { creditTiers, isScore, tierByNumber, tierOfScore } from './creditTiers.ts'

// The bounds of `CreditScore.tierOf`.
test.each([
  [300, 0, 'Poor'],
  [579, 0, 'Poor'],
  [580, 1, 'Fair'],
  [669, 1, 'Fair'],
  [670, 2, 'Good'],
  [739, 2, 'Good'],
  [740, 3, 'Very good'],
  [799, 3, 'Very good'],
  [800, 4, 'Excellent'],
  [850, 4, 'Excellent'],
  [299, 0, 'Poor'],
])('a score of %i falls into tier %i, %s', (score, tier, name) => {
  expect(tierOfScore(score)).toMatchObject({ tier, name })
})

test.each([
  [299, false],
  [300, true],
  [850, true],
  [851, false],
])('a score of %i is in the range of the contract: %s', (score, expected) => {
  expect(isScore(score)).toBe(expected)
})

test('tierByNumber finds every tier, and for an unknown number the tier with the pool’s own rate', () => {
  expect(creditTiers.map(({ tier }) => tierByNumber(tier))).toEqual(creditTiers)
  for (const tier of [-1, 5]) expect(tierByNumber(tier)).toMatchObject({ tier: 2, rateBps: 10_000n })
})
