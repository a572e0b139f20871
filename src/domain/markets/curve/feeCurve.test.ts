import { expect, test } from 'vitest'
import { feeAtVolatility, feeCurve } from './feeCurve.ts'

test.each([
  ['fixed', 0n, 0n, 10_000n],
  ['fixed', 0n, 10_000n, 10_000n],
  ['linear', 1n, 0n, 3_000n],
  ['linear', 1n, 131n, 3_524n],
  ['linear', 1n, 10_000n, 43_000n],
  ['quadratic', 2n, 0n, 2_000n],
  ['quadratic', 2n, 1_001n, 2_501n],
  ['quadratic, at its highest', 2n, 10_000n, 50_000n],
  ['unknown', 3n, 5n, null],
])('the fee of a %s strategy (%s) at a volatility of %s is %s', (_, strategy, volatility, fee) => {
  expect(feeAtVolatility(strategy, volatility)).toBe(fee)
})

test('feeCurve spans zero to the highest volatility, empty for an unknown strategy', () => {
  const points = feeCurve(1n)
  expect([points[0], points.at(-1), points.length]).toEqual([
    { volatility: 0n, fee: 3_000n },
    { volatility: 10_000n, fee: 43_000n },
    51,
  ])
  expect(feeCurve(9n)).toEqual([])
})
