import { expect, test } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import { amountDown, debtOf, loanToValueBps, suppliedOf, valueDown, valueUp, withTotals } from './reserve.ts'

const wad = 10n ** 18n

test('valueDown rounds collateral down and valueUp rounds debt up, for any decimals', () => {
  expect(valueDown(1_999_999n, wad, 6)).toBe(199_999_900n)
  expect(valueUp(1_999_999n, wad, 6)).toBe(199_999_900n)
  expect(valueDown(1n, 3_150n * wad, 18)).toBe(0n)
  expect(valueUp(1n, 3_150n * wad, 18)).toBe(1n)
})

test('a price far below a cent still has a value', () => {
  expect(valueDown(10n ** 18n * 1_000_000_000n, 1n, 18)).toBe(0n)
  expect(valueDown(10n ** 18n * 10n ** 10n, 1n, 18)).toBe(1n)
  expect(valueUp(1n, 1n, 18)).toBe(1n)
})

test('amountDown is the largest amount whose value stays within the dollars', () => {
  const amount = amountDown(1_000_000_000n, 3_333_333_333_333_333_333n, 6)
  expect(valueUp(amount, 3_333_333_333_333_333_333n, 6)).toBeLessThanOrEqual(1_000_000_000n)
  expect(valueUp(amount + 1n, 3_333_333_333_333_333_333n, 6)).toBeGreaterThan(1_000_000_000n)
})

test('loanToValueBps scales with the tier, stays two points below liquidation', () => {
  const reserve = sampleReserve(6, { ltvBps: 7_500n })
  expect([0, 1, 2, 4].map((tier) => loanToValueBps(reserve, tier))).toEqual([4_500n, 6_000n, 7_500n, 7_800n])
})

test('a deposit is rounded down and a loan up', () => {
  const reserve = sampleReserve(6, { supplyIndex: ray + 1n, borrowIndexes: [ray, ray, ray + 1n, ray, ray] })
  expect(suppliedOf(reserve, 1n)).toBe(1n)
  expect(debtOf(reserve, 2, 1n)).toBe(2n)
})

test('withTotals counts every tier and the pool’s own deposits', () => {
  const reserve = withTotals(
    sampleReserve(6, {
      borrowScaled: [1n, 2n, 3n, 4n, 5n],
      cash: 45n,
      supplyScaled: 50n,
      reserveScaled: 10n,
    }),
  )
  expect(reserve).toMatchObject({ totalBorrowed: 15n, totalSupplied: 60n, utilization: ray / 4n })
})
