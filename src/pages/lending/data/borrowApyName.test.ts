import { beforeAll, expect, test } from 'vitest'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { Pool } from '#interfaces/lending/pool.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { borrowApyName } from './borrowApyName.ts'
import { lendingRows } from './lendingRow.ts'

beforeAll(() => loadTestConfig())

const reserve = sampleReserve(6, { borrowRates: [5n, 4n, 3n, 2n, 1n].map((part) => part * 10n ** 25n) })
const pool: Pool = {
  assetAddress: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
  pTokenAddress: reserve.pToken,
  symbol: 'OTHER',
  decimals: 6,
  totalSupplied: decimal('1'),
  supplyApy: decimal('0.01'),
  borrowApy: decimal('0.9'),
}

test.each([
  ['the connected account is "yours"', 4, true, 'Your borrow APY'],
  ['another account names its tier', 3, false, 'Borrow APY at Very good'],
  ['no account names the tier of a new one', undefined, false, 'Borrow APY at Fair'],
  ['an own account that was not read yet names the tier of a new one', undefined, true, 'Borrow APY at Fair'],
])('the borrow APY of %s', (_, tier, isOwn, expected) => {
  expect(borrowApyName(lendingRows(undefined, [reserve], null, tier), isOwn).name).toBe(expected)
})

test('a borrow APY that only the lending service states names no tier', () => {
  expect(borrowApyName(lendingRows([pool], undefined, null, 4), true)).toEqual({
    name: 'Borrow APY',
    short: 'Borrow APY',
    help: 'What a loan costs a year, as the lending service states it',
  })
})

test("the service's rate of an asset that the contract lacks is not shown among rates of a tier", () => {
  const rows = lendingRows([pool], [reserve], null, 4)
  expect(rows.map(({ borrowTier, borrowApy }) => [borrowTier?.tier, borrowApy === null])).toEqual([
    [undefined, true],
    [4, false],
  ])
})
