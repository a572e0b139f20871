import { expect, test } from 'vitest'
import { annualYield, ray } from './interest.ts'
import { cutAbove, niceTop, rateCurve, readableTop, supplyCurve } from './rateCurve.ts'

test.each([
  [1.65, 2],
  [0.83, 1],
  [0.05, 0.06],
  [2, 2],
  [9, 10],
])('niceTop of %d is %d', (highest, top) => {
  expect(niceTop(highest)).toBeCloseTo(top, 10)
})

test('readableTop is above the rates at the kink, not above the steep part', () => {
  expect(readableTop([0.03, 0.05], 0.02)).toBeCloseTo(0.08, 10)
})

test('readableTop is above the current rate beyond the kink', () => {
  expect(readableTop([0.03, 0.05], 0.7)).toBeGreaterThan(0.7)
})

test('cutAbove ends a curve on the top of the chart', () => {
  const points = [
    { utilization: 0, apy: 0 },
    { utilization: 0.9, apy: 0.05 },
    { utilization: 1, apy: 0.65 },
  ]
  const cut = cutAbove(points, 0.2)
  expect(cut.slice(0, 2)).toEqual(points.slice(0, 2))
  expect(cut[2]?.utilization).toBeCloseTo(0.925, 10)
  expect(cut[2]?.apy).toBe(0.2)
  expect(cut).toHaveLength(3)
})

test('cutAbove keeps a curve inside of the chart', () => {
  const points = [
    { utilization: 0, apy: 0 },
    { utilization: 1, apy: 0.2 },
  ]
  expect(cutAbove(points, 0.2)).toEqual(points)
})

const model = { kinkBps: 8_050n, baseRateBps: 100n, slope1Bps: 400n, slope2Bps: 7_500n }

test('rateCurve rises from the base rate over the kink to the full rate, in order', () => {
  const points = rateCurve(model, 2)
  expect(points).toHaveLength(102)
  expect(points.map(({ utilization }) => utilization)).toEqual(
    points.map(({ utilization }) => utilization).toSorted((a, b) => a - b),
  )
  const apyAt = (share: number) => points.find(({ utilization }) => utilization === share)?.apy
  expect(apyAt(0)).toBeCloseTo(Math.expm1(0.01), 12)
  expect(apyAt(0.805)).toBeCloseTo(Math.expm1(0.05), 12)
  expect(apyAt(1)).toBeCloseTo(Math.expm1(0.8), 12)
  expect(rateCurve(model, 0).at(-1)?.apy).toBeCloseTo(Math.expm1(1.2), 12)
})

test('supplyCurve goes through what the pool pays today, whatever the tiers of its borrowers', () => {
  const utilization = (ray * 4n) / 10n
  const supplyRate = ray / 40n
  const points = supplyCurve({ model, reserveFactorBps: 1_000n, utilization, supplyRate })
  const today = points.find((point) => point.utilization === 0.4)
  expect(today?.apy).toBeCloseTo(annualYield(supplyRate), 12)
  expect(points[0]?.apy).toBe(0)
})

test('supplyCurve of a pool without debt is the rate times the share that is lent, less the pool’s share', () => {
  const points = supplyCurve({ model, reserveFactorBps: 1_000n, utilization: 0n, supplyRate: 0n })
  const apyAt = (share: number) => points.find(({ utilization }) => utilization === share)?.apy
  expect(apyAt(0)).toBe(0)
  expect(apyAt(0.805)).toBeCloseTo(Math.expm1(0.05 * 0.805 * 0.9), 12)
  expect(apyAt(1)).toBeCloseTo(Math.expm1(0.8 * 0.9), 12)
})

test('cutAbove leaves nothing of a curve above the chart', () => {
  const points = [
    { utilization: 0, apy: 0.3 },
    { utilization: 1, apy: 0.4 },
  ]
  expect(cutAbove(points, 0.2)).toEqual([])
})
