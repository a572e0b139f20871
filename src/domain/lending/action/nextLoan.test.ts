import { expect, test } from 'vitest'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { nextLoan } from './nextLoan.ts'

const tide: Address = '0x00000000000000000000000000000000000000dd'

function account(changes: Partial<Record<'TUSD' | 'WETH' | 'TIDE', Partial<Reserve>>> = {}) {
  const reserves = [
    sampleReserve(18, { asset: tide, symbol: 'TIDE', price: 1n, ...changes.TIDE }),
    sampleReserve(18, { asset: ether, symbol: 'WETH', price: 3_000n * 10n ** 18n, ...changes.WETH }),
    sampleReserve(6, { asset: dollar, symbol: 'TUSD', ...changes.TUSD }),
  ]
  return sampleAccount(
    ...reserves.map((reserve) => [reserve, samplePosition(reserve, { maxBorrow: 5n * 10n ** 6n })] as const),
  )
}

test.each([
  ['of ether is a loan of the dollar, which has most liquidity besides', account(), ether, 'TUSD'],
  ['of the dollar is a loan of ether', account(), dollar, 'WETH'],
  ['is of no asset that the pool does not lend', account({ TUSD: { borrowable: false } }), ether, 'TIDE'],
  ['is of no paused asset', account({ TUSD: { paused: true } }), ether, 'TIDE'],
  [
    'is of its own asset, where the pool lends no other',
    account({ WETH: { borrowable: false }, TIDE: { borrowable: false } }),
    dollar,
    'TUSD',
  ],
])('what follows a deposit %s', (_, of, collateral, symbol) => {
  const next = nextLoan(of, collateral)
  expect(next?.reserve.symbol).toBe(symbol)
  expect(next?.max).toBeGreaterThan(0n)
})

test('nothing follows a deposit in a pool that lends nothing', () => {
  const none = { borrowable: false }
  expect(nextLoan(account({ TUSD: none, WETH: none, TIDE: none }), ether)).toBeUndefined()
})
