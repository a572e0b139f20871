import { describe, expect, test } from 'vitest'
import { accountState } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
import { accountAfter } from '#domain/lending/action/afterAction.ts'
import { grow, ray, worstRate } from '#domain/lending/reserve/interest.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { approvalFor, inclusionSeconds } from './approval.ts'
import type { LendingAction } from './lendingAction.ts'
import { limitOf } from './limits.ts'

function limit(action: LendingAction, reserve: Reserve, changes: Partial<Position> = {}) {
  const account = sampleAccount([reserve, samplePosition(reserve, changes)])
  const state = accountState(account, reserve.asset)
  if (!state) throw new Error('The sample has no such asset.')
  return limitOf(action, account, state)
}

describe('MAX repay', () => {
  test.each([6, 8, 18])(
    'with %i decimals closes the loan when the wallet covers two minutes more',
    (decimals) => {
      const reserve = sampleReserve(decimals)
      const debt = 100n * 10n ** BigInt(decimals)
      const enough = grow(debt, (ray * 79n) / 100n, 120n)
      expect(limit('repay', reserve, { scaledDebt: debt, wallet: enough })).toEqual({
        amount: debt,
        max: debt,
        by: 'debt',
        all: true,
      })
      expect(limit('repay', reserve, { scaledDebt: debt, wallet: debt })).toMatchObject({
        max: debt,
        all: false,
      })
      expect(limit('repay', reserve, { scaledDebt: debt, wallet: debt - 1n })).toEqual({
        amount: debt - 1n,
        max: debt - 1n,
        by: 'wallet',
        all: false,
      })
    },
  )
})

describe('an approval', () => {
  test.each([6, 8, 18])('with %i decimals covers an hour at the worst rate and little more', (decimals) => {
    const debt = 100n * 10n ** BigInt(decimals)
    const { required, ask } = approvalFor('repay', debt, true, sampleReserve(decimals), 2)
    expect(required).toBeGreaterThanOrEqual(debt)
    expect(ask).toBeGreaterThan(required)
    expect(ask).toBeLessThan((debt * 10_002n) / 10_000n)
  })

  test('is exact for a deposit and a partial repayment, and zero for a withdrawal and a loan', () => {
    const reserve = sampleReserve(6)
    expect(approvalFor('deposit', 25n, false, reserve, 2)).toEqual({ required: 25n, ask: 25n })
    expect(approvalFor('repay', 25n, false, reserve, 2)).toEqual({ required: 25n, ask: 25n })
    expect(approvalFor('borrow', 25n, false, reserve, 2)).toEqual({ required: 0n, ask: 0n })
    expect(approvalFor('withdraw', 25n, true, reserve, 2)).toEqual({ required: 0n, ask: 0n })
  })
})

describe('a deposit', () => {
  test('is limited by the wallet', () => {
    expect(limit('deposit', sampleReserve(6), { wallet: 7n })).toMatchObject({ max: 7n, by: 'wallet' })
  })

  test('is limited by the cap; MAX leaves room for interest', () => {
    const reserve = sampleReserve(6, { supplyCap: 2_100_000_000n })
    const { amount, max, by } = limit('deposit', reserve, { wallet: 10n ** 12n })
    expect([amount, by]).toEqual([100_000_000n, 'cap'])
    expect(max).toBeLessThan(amount)
    expect(max).toBeGreaterThan(99_990_000n)
    expect(limit('deposit', sampleReserve(6, { supplyCap: 1n }), { wallet: 7n }).max).toBe(0n)
  })

  test('shares the cap with the pool’s own deposits', () => {
    const reserve = sampleReserve(6, { supplyCap: 2_100_000_000n, reserveScaled: 60_000_000n })
    expect(limit('deposit', reserve, { wallet: 10n ** 12n }).amount).toBe(40_000_000n)
  })
})

describe('a withdrawal', () => {
  const all = { scaledSupply: 500_000_000n, maxWithdraw: 500_000_000n }

  test('without debt is everything and sends "all" to the contract', () => {
    expect(limit('withdraw', sampleReserve(6), all)).toEqual({
      amount: 500_000_000n,
      max: 500_000_000n,
      by: 'supply',
      all: true,
    })
  })

  test('is limited by the contract’s own figure', () => {
    const reserve = sampleReserve(6, { cash: 1_000_000n })
    expect(limit('withdraw', reserve, { ...all, maxWithdraw: 1_000_000n })).toMatchObject({
      amount: 1_000_000n,
      max: 1_000_000n,
      by: 'liquidity',
      all: false,
    })
  })

  test('with debt reaches the contract’s limit, while MAX keeps a health factor of 1.01 for two minutes', () => {
    const reserve = sampleReserve(6)
    const holding = { scaledSupply: 500_000_000n, scaledDebt: 200_000_000n, maxWithdraw: 250_000_000n }
    const { amount, max, by, all: takesAll } = limit('withdraw', reserve, holding)
    expect([amount, by, takesAll]).toEqual([250_000_000n, 'health', false])
    const debtLater = grow(holding.scaledDebt, worstRate(reserve.model, 0), inclusionSeconds)
    const later = { ...holding, scaledDebt: debtLater }
    const account = sampleAccount([reserve, samplePosition(reserve, later)])
    const health = (taken: bigint) =>
      accountState(accountAfter(account, 'withdraw', reserve.asset, taken), reserve.asset)?.summary.health
    expect(debtLater).toBeGreaterThan(holding.scaledDebt)
    expect(health(max)).toBeGreaterThanOrEqual(1_010_000_000_000_000_000n)
    expect(health(max + 4n)).toBeLessThan(1_010_000_000_000_000_000n)
  })
})

describe('a withdrawal while a market moves the price', () => {
  const moved = { priceLower: 9n * 10n ** 17n, priceAverage: 10n ** 18n, priceUpper: 11n * 10n ** 17n }
  const reserve = sampleReserve(6, moved)
  const holding = { scaledSupply: 500_000_000n, scaledDebt: 200_000_000n, maxWithdraw: 194_444_444n }

  test('MAX keeps 1.01 times the debt at the worse price on either side', () => {
    // 500 at $0.90, of which 80 % counts, less 1.01 times 200 at $1.10; what leaves counts at $1.10. Interest takes the rest.
    expect(limit('withdraw', reserve, holding).max).toBe(156_589_770n)
  })
})

describe('a withdrawal of everything that other collateral barely allows', () => {
  const loan = sampleReserve(6)
  const other = sampleReserve(6, { asset: ether })
  const debt = samplePosition(loan, {
    scaledSupply: 10_000_000n,
    scaledDebt: 80_000_000n,
    maxWithdraw: 10_000_000n,
  })

  test('is allowed, and MAX keeps some of it for a health factor of 1.01', () => {
    const account = sampleAccount(
      [loan, debt],
      [other, samplePosition(other, { scaledSupply: 100_000_000n })],
    )
    const state = accountState(account, loan.asset)
    expect(state && limitOf('withdraw', account, state)).toEqual({
      amount: 10_000_000n,
      max: 8_999_544n,
      by: 'supply',
      all: false,
    })
  })
})

describe('a loan', () => {
  test('is limited by the contract’s own figure', () => {
    const reserve = sampleReserve(6)
    const holding = { scaledSupply: 100_000_000n, maxBorrow: 69_999_990n }
    expect(limit('borrow', reserve, holding)).toEqual({
      amount: 69_999_990n,
      max: 69_999_990n,
      by: 'power',
      all: false,
    })
  })

  test('MAX leaves room for the interest of existing loans', () => {
    const reserve = sampleReserve(18)
    const holding = { scaledSupply: 10n ** 20n, scaledDebt: 10n ** 19n, maxBorrow: 5n * 10n ** 19n }
    const { amount, max } = limit('borrow', reserve, holding)
    const grown = grow(10n ** 19n, (ray * 79n * 15n) / 1_000n, 120n) - 10n ** 19n
    expect(amount - max).toBeGreaterThanOrEqual(grown)
    expect(amount - max).toBeLessThan(grown * 2n)
  })

  test('MAX leaves one percent where a market makes the price', () => {
    const reserve = sampleReserve(6, { priceUpper: 10n ** 18n + 1n })
    const { amount, max } = limit('borrow', reserve, { scaledSupply: 100_000_000n, maxBorrow: 50_000_000n })
    expect([amount, max]).toEqual([50_000_000n, 49_500_000n])
  })

  test('names the cash and the cap when they bind', () => {
    const supply = { scaledSupply: 10n ** 12n }
    const poor = sampleReserve(6, { cash: 40n })
    expect(limit('borrow', poor, { ...supply, maxBorrow: 40n }).by).toBe('liquidity')
    const capped = sampleReserve(6, { borrowCap: 1_000_000_050n })
    expect(limit('borrow', capped, { ...supply, maxBorrow: 48n }).by).toBe('cap')
  })

  test('names the reason where the asset is not lent, is paused or has no current price', () => {
    const by = (changes: Partial<Reserve>) => limit('borrow', sampleReserve(6, changes), { maxBorrow: 5n }).by
    expect(by({ borrowable: false })).toBe('closed')
    expect(by({ paused: true })).toBe('closed')
    expect(by({ isPriceFresh: false })).toBe('noPrice')
  })

  test('is impossible with a debt that has no current price', () => {
    const reserve = sampleReserve(6)
    const old = sampleReserve(18, { asset: ether, isPriceFresh: false })
    const account = sampleAccount(
      [reserve, samplePosition(reserve, { scaledSupply: 5n, maxBorrow: 0n })],
      [old, samplePosition(old, { scaledDebt: 5n })],
    )
    const state = accountState(account, reserve.asset)
    expect(state && limitOf('borrow', account, state)).toMatchObject({ amount: 0n, by: 'noDebtPrice' })
  })
})

test('a pause closes deposits and withdrawals, never repayments', () => {
  const paused = sampleReserve(6, { paused: true })
  const holding = { wallet: 5n, scaledDebt: 5n, scaledSupply: 5n, maxWithdraw: 5n }
  expect(limit('deposit', paused, holding).by).toBe('closed')
  expect(limit('withdraw', paused, holding).by).toBe('closed')
  expect(limit('repay', paused, holding).amount).toBe(5n)
})
