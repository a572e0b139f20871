import { expect, test } from 'vitest'
import { accountState } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { accountAfter } from './afterAction.ts'
import { nextLoan } from './nextLoan.ts'

const tide: Address = '0x00000000000000000000000000000000000000dd'

function account(
  changes: Partial<Record<'TUSD' | 'WETH' | 'TIDE', Partial<Reserve>>> = {},
  position: Partial<Position> = {},
) {
  const reserves = [
    sampleReserve(18, { asset: tide, symbol: 'TIDE', price: 1n, ...changes.TIDE }),
    sampleReserve(18, { asset: ether, symbol: 'WETH', price: 3_000n * 10n ** 18n, ...changes.WETH }),
    sampleReserve(6, { asset: dollar, symbol: 'TUSD', ...changes.TUSD }),
  ]
  return sampleAccount(
    ...reserves.map((reserve) => {
      const scaledSupply = 100n * 10n ** BigInt(reserve.decimals)
      return [reserve, samplePosition(reserve, { maxBorrow: 10n ** 30n, scaledSupply, ...position })] as const
    }),
  )
}

test.each([
  ['is of the dollar', account(), 'TUSD'],
  [
    'is of the dollar, where another asset has more liquidity',
    account({ TIDE: { price: 10n ** 20n, cash: 10n ** 30n } }),
    'TUSD',
  ],
  [
    'is of the dollar with most liquidity',
    account({ TIDE: { price: 10n ** 18n, cash: 10n ** 30n } }),
    'TIDE',
  ],
])('the loan to propose after a deposit of ether %s', (_, of, symbol) => {
  const next = nextLoan(of, ether)
  expect(next?.reserve.symbol).toBe(symbol)
  expect(next?.amount).toBeGreaterThan(0n)
})

test('the loan to propose after a deposit of a dollar is of another dollar', () => {
  expect(nextLoan(account({ WETH: { price: 10n ** 18n } }), dollar)?.reserve.symbol).toBe('WETH')
})

test.each([
  ['in a pool that lends no dollar', account({ TUSD: { borrowable: false } }), ether],
  ['in a pool whose dollar is paused', account({ TUSD: { paused: true } }), ether],
])('no loan is proposed after a deposit %s', (_, of, collateral) => {
  expect(nextLoan(of, collateral)).toBeUndefined()
})

test('the proposed loan keeps the health at 3 or more, and is no more than the contract lends', () => {
  const rich = account()
  const { reserve, amount = 0n } = nextLoan(rich, ether) ?? {}
  if (!reserve) throw new Error('The sample lends nothing.')
  const after = accountState(accountAfter(rich, 'borrow', reserve.asset, amount), reserve.asset)
  const three = 3n * 10n ** 18n
  expect(after?.summary.health).toBeGreaterThanOrEqual(three)
  expect(after?.summary.health).toBeLessThan(three + 10n ** 16n)
  expect(nextLoan(account({}, { maxBorrow: 5n }), ether)?.amount).toBeLessThanOrEqual(5n)
})

test('the loan to propose after a deposit of the only dollar is of it', () => {
  expect(nextLoan(account(), dollar)?.reserve.symbol).toBe('TUSD')
})
