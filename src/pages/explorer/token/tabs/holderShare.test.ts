import { expect, test } from 'vitest'
import { holderShare } from './holderShare.ts'

const shareOf = (value: bigint | null, supply: bigint | null) => holderShare({ value, tokenId: null }, supply)

test('a share is exact for amounts that a double cannot hold', () => {
  expect(shareOf(2n ** 255n, 2n ** 256n)).toBe('0.5')
})

test('the share of one base unit is not rounded to zero', () => {
  expect(shareOf(1n, 10n ** 27n)).toBe(`0.${'1'.padStart(27, '0')}`)
})

test('the share is null when the supply is zero or unknown', () => {
  expect(shareOf(1n, 0n)).toBeNull()
  expect(shareOf(1n, null)).toBeNull()
  expect(shareOf(null, 1n)).toBeNull()
})

test('the share is null for more than the supply and for less than nothing', () => {
  expect(shareOf(11n, 10n)).toBeNull()
  expect(shareOf(-1n, 10n)).toBeNull()
  expect(shareOf(10n, 10n)).toBe('1')
})

test('the share is null for a holding of one id, as the supply is of all ids', () => {
  expect(holderShare({ value: 1n, tokenId: '7' }, 10n)).toBeNull()
})
