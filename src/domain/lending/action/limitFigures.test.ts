import { describe, expect, test } from 'vitest'
import { type Account, accountState } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
import { ray } from '#domain/lending/reserve/interest.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { afterAction } from './afterAction.ts'
import type { LendingAction } from './lendingAction.ts'
import { type Limit, limitOf, walletLimit } from './limits.ts'

const wad = 10n ** 18n

/** The limit of an action on the first asset of an account. */
function limitIn(account: Account, action: LendingAction): Limit {
  const state = accountState(account, account.reserves[0]?.asset ?? ether)
  if (!state) throw new Error('The sample has no such asset.')
  return limitOf(action, account, state)
}

function limit(action: LendingAction, reserve: Reserve, changes: Partial<Position> = {}): Limit {
  return limitIn(sampleAccount([reserve, samplePosition(reserve, changes)]), action)
}

test.each([
  ['deposit', { amount: 5n, max: 5n, by: 'wallet', all: false }],
  ['repay', { amount: 5n, max: 5n, by: 'wallet', all: false }],
  ['withdraw', null],
  ['borrow', null],
] as const)('walletLimit of a %s, where the pool reports no limits', (action, expected) => {
  expect(walletLimit(action, { decimals: 6, wallet: 5n, allowance: 0n, pTokens: 9n })).toEqual(expected)
})

describe('the limit of a deposit', () => {
  test('is the wallet’s balance where it equals the room below the cap', () => {
    const reserve = sampleReserve(6, { supplyCap: 2_000_000_007n })
    expect(limit('deposit', reserve, { wallet: 7n })).toEqual({
      amount: 7n,
      max: 7n,
      by: 'wallet',
      all: false,
    })
    expect(limit('deposit', reserve, { wallet: 8n })).toMatchObject({ amount: 7n, by: 'cap' })
  })

  test('MAX leaves two minutes of 118.5 % a year on all loans below the cap', () => {
    // 1,000 tokens are lent: 1,000,000,000 * (e^(1.185 * 120 / 31,536,000) - 1) = 4,509.14.
    const reserve = sampleReserve(6, { supplyCap: 2_100_000_000n })
    expect(limit('deposit', reserve, { wallet: 10n ** 12n }).max).toBe(100_000_000n - 4_510n)
  })

  test.each([
    [ray, 20n, 0n, 25n],
    [(ray * 11n) / 10n, 20n, 0n, 25n],
    [(ray * 13n) / 10n, 10n, 7n, 33n],
    [ray * 3n, 20n, 0n, 60n],
    [ray * 3n, 20n, 0n, 61n],
    [ray * 3n, 20n, 3n, 68n],
    [ray * 3n, 20n, 3n, 60n],
  ])(
    'reaches the cap as the contract computes it, with index %d',
    (supplyIndex, supplyScaled, reserveScaled, supplyCap) => {
      const reserve = sampleReserve(6, { supplyIndex, supplyScaled, reserveScaled, supplyCap })
      const position = samplePosition(reserve, { wallet: 1_000n })
      const { amount } = limit('deposit', reserve, { wallet: 1_000n })
      const total = (deposit: bigint) =>
        afterAction('deposit', deposit, { reserve, position }, 2).reserve.totalSupplied
      expect(amount).toBeGreaterThanOrEqual(0n)
      if (amount > 0n) expect(total(amount)).toBeLessThanOrEqual(supplyCap)
      expect(total(amount + 1n)).toBeGreaterThan(supplyCap)
    },
  )
})

describe('the limit of a withdrawal', () => {
  const moved = { priceLower: wad / 2n, priceAverage: wad, priceUpper: (wad * 3n) / 2n }

  test('is all cash without debt, at any prices', () => {
    const reserve = sampleReserve(6, { ...moved, cash: 490n })
    expect(limit('withdraw', reserve, { scaledSupply: 500n, maxWithdraw: 490n })).toEqual({
      amount: 490n,
      max: 490n,
      by: 'liquidity',
      all: false,
    })
  })

  test.each([
    ['counts for no loan', { liquidationThresholdBps: 0n }],
    ['has no price', { price: 0n }],
  ])('is the contract’s figure alone for an asset that %s', (_, changes) => {
    const free = sampleReserve(6, changes)
    const loan = sampleReserve(6, { asset: ether })
    const account = sampleAccount(
      [free, samplePosition(free, { scaledSupply: 500n, maxWithdraw: 400n })],
      [loan, samplePosition(loan, { scaledSupply: 1_000_000n, scaledDebt: 1_000n })],
    )
    expect(limitIn(account, 'withdraw')).toEqual({ amount: 400n, max: 400n, by: 'health', all: false })
  })

  test('is the whole deposit where other collateral covers the debt', () => {
    const own = sampleReserve(6)
    const other = sampleReserve(6, { asset: ether })
    const account = sampleAccount(
      [own, samplePosition(own, { scaledSupply: 500n, maxWithdraw: 500n })],
      [other, samplePosition(other, { scaledSupply: 1_000_000n, scaledDebt: 1_000n })],
    )
    expect(limitIn(account, 'withdraw')).toEqual({ amount: 500n, max: 500n, by: 'supply', all: true })
  })
})

describe('MAX of a loan', () => {
  const dollars = sampleReserve(6)
  const ethers = sampleReserve(18, { asset: ether, price: 3_000n * wad })
  const holding = { scaledSupply: 10n ** 9n, scaledDebt: 200_000_000n, maxBorrow: 50_000_000n }

  test('leaves two minutes of 118.5 % a year on all debts of the account', () => {
    // 10 ethers grow by 45,091,425,862,442 wei, $0.13527428 at $3,000; 200 dollars by 902 units: 136,176 in sum.
    const account = sampleAccount(
      [dollars, samplePosition(dollars, holding)],
      [ethers, samplePosition(ethers, { scaledDebt: 10n ** 19n })],
    )
    expect(limitIn(account, 'borrow')).toEqual({
      amount: 50_000_000n,
      max: 50_000_000n - 136_176n,
      by: 'power',
      all: false,
    })
  })

  test('leaves the growth of all loans of the asset too below a cap', () => {
    const capped = sampleReserve(6, { borrowCap: 10n ** 12n })
    expect(limit('borrow', capped, holding).max).toBe(50_000_000n - 902n - 4_510n)
  })

  test('ignores a debt in an asset that the pool does not list', () => {
    const account = sampleAccount([dollars, samplePosition(dollars, holding)])
    const unlisted = samplePosition(ethers, { scaledSupply: 5n, scaledDebt: 10n ** 19n })
    const positions = [unlisted, ...account.positions]
    expect(limitIn({ ...account, positions }, 'borrow').max).toBe(50_000_000n - 902n)
  })

  const moving = sampleReserve(18, { asset: ether, price: 3_000n * wad, priceUpper: 3_001n * wad })

  test.each([
    ['is supplied', { scaledSupply: 1n }, 49_500_000n],
    ['is borrowed', { scaledDebt: 1n }, 49_500_000n],
    ['is not held', {}, 50_000_000n],
  ])('leaves one percent where an asset priced by a market %s', (_, held, max) => {
    const account = sampleAccount(
      [dollars, samplePosition(dollars, { ...holding, scaledDebt: 0n })],
      [moving, samplePosition(moving, held)],
    )
    expect(limitIn(account, 'borrow').max).toBe(max)
  })
})

describe('the limit of a loan', () => {
  const maxBorrow = 48n

  // 1,000,000,000 units are lent; the contract may stay index + 2 units below the cap.
  test.each([
    [ray, 51n, 'cap'],
    [ray, 52n, 'power'],
    [ray * 3n, 53n, 'cap'],
    [ray * 3n, 54n, 'power'],
  ])('is the cap or the borrowing power, with index %d and room for %d', (index, room, by) => {
    const reserve = sampleReserve(6, {
      borrowIndexes: [index, ray, ray, ray, ray],
      borrowCap: 1_000_000_000n + room,
    })
    expect(limit('borrow', reserve, { maxBorrow }).by).toBe(by)
  })

  test('is the cap when more is already lent than it allows', () => {
    expect(limit('borrow', sampleReserve(6, { borrowCap: 5n }), { maxBorrow: 0n }).by).toBe('cap')
  })

  test('is the borrowing power where the asset has no cap and the account no collateral', () => {
    expect(limit('borrow', sampleReserve(6), { maxBorrow: 0n }).by).toBe('power')
  })
})

describe('the limit of a repayment', () => {
  test('is the debt, without "all", where the wallet holds exactly the debt', () => {
    const holding = { scaledDebt: 10n ** 9n, wallet: 10n ** 9n }
    expect(limit('repay', sampleReserve(6), holding)).toEqual({
      amount: 10n ** 9n,
      max: 10n ** 9n,
      by: 'debt',
      all: false,
    })
  })

  test('is zero without a debt, and not "all"', () => {
    expect(limit('repay', sampleReserve(6), { wallet: 9n })).toEqual({
      amount: 0n,
      max: 0n,
      by: 'debt',
      all: false,
    })
  })
})
