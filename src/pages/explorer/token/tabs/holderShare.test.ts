import { expect, test } from 'vitest'
import { holderShare } from './holderShare.ts'

test('a share is exact for amounts that a double cannot hold', () => {
  expect(holderShare(2n ** 255n, 2n ** 256n)).toBe('0.5')
})

test('the share of one base unit is not rounded to zero', () => {
  expect(holderShare(1n, 10n ** 27n)).toBe(`0.${'1'.padStart(27, '0')}`)
})

test('the share is null when the supply is zero or unknown', () => {
  expect(holderShare(1n, 0n)).toBeNull()
  expect(holderShare(1n, null)).toBeNull()
  expect(holderShare(null, 1n)).toBeNull()
})

test('the share is null for more than the supply and for less than nothing', () => {
  expect(holderShare(11n, 10n)).toBeNull()
  expect(holderShare(-1n, 10n)).toBeNull()
  expect(holderShare(10n, 10n)).toBe('1')
})
