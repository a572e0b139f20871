import { expect, test } from 'vitest'
import { annualYield, compound, grow, rateAt, ray, utilizationOf, worstRate, yieldOf } from './interest.ts'

const model = { kinkBps: 8_000n, baseRateBps: 100n, slope1Bps: 400n, slope2Bps: 7_500n }
const percent = (value: bigint) => (ray * value) / 100n

test('rateAt is the base at zero, plus the first slope at the kink, plus the second at full utilisation', () => {
  expect(rateAt(model, 0n, 2)).toBe(percent(1n))
  expect(rateAt(model, percent(40n), 2)).toBe(percent(3n))
  expect(rateAt(model, percent(80n), 2)).toBe(percent(5n))
  expect(rateAt(model, percent(90n), 2)).toBe((percent(5n) * 85n) / 10n)
  expect(worstRate(model, 2)).toBe(percent(80n))
})

test('rateAt scales with the tier', () => {
  expect(rateAt(model, percent(80n), 0)).toBe((percent(5n) * 15n) / 10n)
  expect(rateAt(model, percent(80n), 4)).toBe(percent(4n))
})

test('rateAt divides by zero neither for a kink at 0 nor at 100 %', () => {
  expect(rateAt({ ...model, kinkBps: 0n }, 0n, 2)).toBe(percent(1n))
  expect(rateAt({ ...model, kinkBps: 10_000n }, ray, 2)).toBe(percent(5n))
})

test('utilisation is debt over cash and debt, and zero for an empty pool', () => {
  expect(utilizationOf(0n, 0n)).toBe(0n)
  expect(utilizationOf(25n, 75n)).toBe(percent(75n))
  expect(utilizationOf(50n, 50n)).toBe(percent(50n))
})

test('grow rounds up, and changes nothing in zero seconds', () => {
  expect(compound(percent(5n), 0n)).toBe(ray)
  expect(grow(1_000n, percent(5n), 0n)).toBe(1_000n)
  expect(grow(1_000_000_000n, percent(5n), 1n)).toBe(1_000_000_002n)
  const year = Number(compound(percent(5n), 31_536_000n)) / 1e27
  expect(year).toBeCloseTo(Math.exp(0.05), 6)
})

test('annualYield compounds the rate', () => {
  expect(annualYield(percent(5n))).toBeCloseTo(0.051271, 6)
  expect(annualYield(0n)).toBe(0)
})

test('compound adds four terms of e^x, each rounded down', () => {
  // 1 + 1 + 1/2 + 1/6 after a year at 100 %; 1 + 0.5 + 0.125 + 0.0208333 after half a year.
  expect(compound(ray, 31_536_000n)).toBe(2_666_666_666_666_666_666_666_666_666n)
  expect(compound(ray, 15_768_000n)).toBe(1_645_833_333_333_333_333_333_333_333n)
})

test('yieldOf states the yield as a fraction of 8 places', () => {
  expect(yieldOf(percent(5n))).toBe('0.0512711')
})

test('a rate beyond every number is a yield above what pages can tell, never zero', () => {
  expect(yieldOf(10_000n * ray)).toBe('100000000000000000000')
  expect(yieldOf(0n)).toBe('0')
})
