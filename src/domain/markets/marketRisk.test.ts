import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { creatorShare, holderShare, largestHoldersShare, reserveOfCap, shareOnBoard } from './marketRisk.ts'

const holder = (holderAddress: string, balance: string, percentage: number | null = null) => ({
  holderAddress,
  balance: decimal(balance),
  percentage,
})
const thousand = decimal('1000')

test('largestHoldersShare sums the ten largest holders without the pool, in any order', () => {
  const small = Array.from({ length: 12 }, (_, index) => holder(`small ${index}`, '1'))
  const holders = [...small, holder('pool', '700'), holder('whale', '200')]
  const { count, share } = largestHoldersShare(holders, 'pool', thousand)
  expect(count).toBe(10)
  // The whale and nine of the small ones.
  expect(share).toBe('0.209')
})

test('largestHoldersShare sums fewer than ten holders, and is zero without any', () => {
  expect(largestHoldersShare([holder('pool', '900'), holder('a', '100')], 'pool', thousand)).toEqual({
    count: 1,
    share: '0.1',
  })
  expect(largestHoldersShare([holder('pool', '1000')], 'pool', thousand)).toEqual({ count: 0, share: '0' })
})

test('largestHoldersShare without a supply sums the stated shares, and is null when one is missing', () => {
  const holders = [holder('a', '100', 10), holder('b', '50', 5)]
  expect(largestHoldersShare(holders, 'pool', null).share).toBe('0.15')
  expect(largestHoldersShare([...holders, holder('c', '1')], 'pool', null).share).toBe(null)
})

test('a share above the whole supply is null', () => {
  expect(largestHoldersShare([holder('a', '1001')], 'pool', thousand).share).toBe(null)
  expect(creatorShare(decimal('1000000000000000000'), thousand)).toBe(null)
})

test("the creator's share is unknown until both the balance and the supply are known", () => {
  expect(creatorShare(decimal('31'), thousand)).toBe('0.031')
  expect(creatorShare(decimal('0'), thousand)).toBe('0')
  expect(creatorShare(null, thousand)).toBe(null)
  expect(creatorShare(decimal('31'), null)).toBe(null)
})

test('reserveOfCap is the reserve over the market cap, null without a price', () => {
  expect(reserveOfCap(decimal('250'), decimal('10000'))).toBe('0.025')
  expect(reserveOfCap(decimal('250'), decimal('0'))).toBe(null)
})

test('the share of the largest holders is null wherever the unknown holder stands, and 1 when they have all', () => {
  const holders = [holder('c', '900'), holder('a', '100', 10)]
  expect(largestHoldersShare(holders, 'pool', null).share).toBe(null)
  expect(largestHoldersShare([holder('a', '1000')], 'pool', thousand).share).toBe('1')
})

test('reserveOfCap above the whole cap is null: one of the figures is of another unit', () => {
  expect(reserveOfCap(decimal('10000'), decimal('250'))).toBe(null)
})

test.each([
  ['a balance above the supply', holder('a', '1001'), thousand],
  ['a negative balance', holder('a', '-1'), thousand],
  ['a stated share above 100 %', holder('a', '1', 140), null],
  ['a negative stated share', holder('a', '1', -5), null],
])('holderShare of %s is unknown', (_, one, supply) => {
  expect(holderShare(one, supply)).toBe(null)
})

test.each([
  ['a percentage', 15.39, '0.1539'],
  ['a fraction', 0.1539, '0.153900482'],
  ['a percentage of another moment', 16, '0.16'],
  ['nothing', null, '0.153900482'],
])('shareOnBoard of a holder whose stated share is %s', (_, percentage, expected) => {
  const holder = { balance: decimal('153900482'), percentage }
  expect(shareOnBoard(holder, decimal('1000000000'))).toBe(expected)
})

test('shareOnBoard without figures of the supply is the stated percentage, and null where it is no share', () => {
  expect(shareOnBoard({ balance: decimal('5'), percentage: 15 }, null)).toBe('0.15')
  expect(shareOnBoard({ balance: decimal('5'), percentage: 150 }, null)).toBeNull()
  expect(shareOnBoard({ balance: decimal('5'), percentage: null }, null)).toBeNull()
})
