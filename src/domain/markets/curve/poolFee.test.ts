import { expect, test } from 'vitest'
import { feeBasisPoints, feeByVolatility, feeRange } from './poolFee.ts'

const week = 604_800n

test.each([
  ['a new market that nobody holds', 0n, 0n, 0n, 80n],
  ['half a week', week / 2n, 0n, 0n, 55n],
  ['a second before a week', week - 1n, 0n, 0n, 30n],
  ['two weeks', 2n * week, 0n, 0n, 30n],
  ['a week and a small largest holder', week, 0n, 1n, 20n],
  ['a largest holder of 5 %', week, 0n, 500n, 30n],
  ['a largest holder of 20 %', week, 0n, 2_000n, 55n],
  ['a largest holder of half', week, 0n, 5_000n, 105n],
  ['a largest holder of half and more', week, 0n, 9_999n, 105n],
  ['a volatility of 1.9 %', week, 190n, 0n, 39n],
  ['a volatility beyond 20 %', week, 12_000n, 0n, 130n],
  ['everything at its highest', 0n, 12_000n, 10_000n, 255n],
])('the fee for %s follows age, volatility and the largest share', (_, age, volatility, share, fee) => {
  expect(feeBasisPoints(age, volatility, share)).toBe(fee)
})

test('feeRange spans all shares of the largest holder, in parts per million', () => {
  expect(feeRange(week, 0n)).toEqual({ supposed: 3_000n, least: 2_000n, most: 10_500n })
  expect(feeRange(0n, 2_000n)).toEqual({ supposed: 18_000n, least: 17_000n, most: 25_500n })
})

test('feeByVolatility ends at the volatility from which the fee no longer rises', () => {
  const points = feeByVolatility(week)
  expect([points[0], points.at(-1), points.length]).toEqual([
    { volatility: 0n, supposed: 3_000n, least: 2_000n, most: 10_500n },
    { volatility: 2_000n, supposed: 13_000n, least: 12_000n, most: 20_500n },
    41,
  ])
})
