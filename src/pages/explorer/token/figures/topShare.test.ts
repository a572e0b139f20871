import { expect, test } from 'vitest'
import { checksummed } from '#lib/wire/shapes.ts'
import { topShare } from './topShare.ts'

const holder = (value: number | null, digit = 'a') => ({
  address: { address: checksummed(`0x${digit.repeat(40)}`) },
  value: value === null ? null : BigInt(value),
  tokenId: null,
})

const ten = Array.from({ length: 10 }, (_, at) => holder(20 - at))
const pool = holder(500, 'b')

test('the ten largest holders have a part of the supply, without the pool and without the eleventh', () => {
  expect(topShare([pool, ...ten, holder(1)], 1_000n, pool.address.address)).toBe('0.155')
  expect(topShare([pool, ...ten], 1_000n, undefined)).toBe('0.644')
})

test.each([
  ['nine holders', ten.slice(1), 1_000n],
  ['an unknown supply', ten, null],
  ['an unknown balance', [...ten.slice(1), holder(null)], 1_000n],
  ['holders in another order than that of size', [...ten.slice(1), holder(99)], 1_000n],
])('of %s the share is unknown', (_, holders, supply) => {
  expect(topShare(holders, supply, undefined)).toBeNull()
})
