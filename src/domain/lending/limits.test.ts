import { expect, test } from 'vitest'
import { grow, ray } from './interest.ts'
import {
  approvalFor,
  lendingProblem,
  limitOf,
  maxBorrow,
  maxDeposit,
  maxRepay,
  maxWithdraw,
} from './limits.ts'
import { type Position, type Reserve, summaryOf } from './preview.ts'

const asset = '0x00000000000000000000000000000000000000aa'

function reserveOf(decimals: number, changes: Partial<Reserve> = {}): Reserve {
  const unit = 10n ** BigInt(decimals)
  return {
    asset,
    pToken: '0x00000000000000000000000000000000000000bb',
    symbol: 'X',
    decimals,
    price: 100_000_000n,
    cash: 1_000n * unit,
    totalSupplied: 2_000n * unit,
    totalBorrowed: 1_000n * unit,
    utilization: ray / 2n,
    supplyRate: 0n,
    borrowRates: [0n, 0n, 0n, 0n, 0n],
    reserves: 0n,
    model: { kinkBps: 8_000n, baseRateBps: 0n, slope1Bps: 400n, slope2Bps: 7_500n },
    ltvBps: 7_000n,
    liquidationThresholdBps: 8_000n,
    liquidationBonusBps: 500n,
    reserveFactorBps: 1_000n,
    supplyCap: 0n,
    borrowCap: 0n,
    minimumBorrow: 0n,
    borrowable: true,
    paused: false,
    ...changes,
  }
}

function positionOf(changes: Partial<Position> = {}): Position {
  return {
    asset,
    wallet: 0n,
    allowance: 0n,
    supplied: 0n,
    borrowed: 0n,
    principal: 0n,
    tier: 2,
    borrowRate: 0n,
    maxWithdraw: 0n,
    maxBorrow: 0n,
    ...changes,
  }
}

const summary = (reserve: Reserve, position: Position) => summaryOf([reserve], [position], 2)

test.each([6, 8, 18])(
  'with %i decimals, MAX repay closes the loan when the wallet covers two minutes more',
  (decimals) => {
    const unit = 10n ** BigInt(decimals)
    const reserve = reserveOf(decimals)
    const debt = 100n * unit
    const enough = grow(debt, (ray * 79n) / 100n, 120n)
    expect(maxRepay(reserve, positionOf({ borrowed: debt, wallet: enough }))).toEqual({
      amount: debt,
      by: 'debt',
      all: true,
    })
    expect(maxRepay(reserve, positionOf({ borrowed: debt, wallet: debt }))).toMatchObject({
      amount: debt,
      all: false,
    })
    expect(maxRepay(reserve, positionOf({ borrowed: debt, wallet: debt - 1n }))).toEqual({
      amount: debt - 1n,
      by: 'wallet',
      all: false,
    })
  },
)

test.each([6, 8, 18])(
  'with %i decimals, an approval for everything covers an hour at the worst rate and little more',
  (decimals) => {
    const debt = 100n * 10n ** BigInt(decimals)
    const reserve = reserveOf(decimals)
    const { required, ask } = approvalFor('repay', debt, true, reserve, 2)
    expect(required).toBeGreaterThanOrEqual(debt)
    expect(ask).toBeGreaterThan(required)
    expect(ask).toBeLessThan((debt * 10_002n) / 10_000n)
  },
)

test('a deposit and a part of a debt are approved exactly', () => {
  expect(approvalFor('deposit', 25n, false, reserveOf(6), 2)).toEqual({ required: 25n, ask: 25n })
  expect(approvalFor('repay', 25n, false, reserveOf(6), 2)).toEqual({ required: 25n, ask: 25n })
  expect(approvalFor('borrow', 25n, false, reserveOf(6), 2)).toEqual({ required: 0n, ask: 0n })
})

test('a deposit is bound by the wallet or the cap', () => {
  expect(maxDeposit(reserveOf(6), positionOf({ wallet: 7n }))).toMatchObject({ amount: 7n, by: 'wallet' })
  const capped = reserveOf(6, { supplyCap: 2_000_000_003n })
  expect(maxDeposit(capped, positionOf({ wallet: 7n }))).toMatchObject({ amount: 3n, by: 'cap' })
  expect(maxDeposit(reserveOf(6, { supplyCap: 1n }), positionOf({ wallet: 7n })).amount).toBe(0n)
})

test('without debt everything can be withdrawn, and says so to the contract', () => {
  const reserve = reserveOf(6)
  const position = positionOf({ supplied: 500_000_000n })
  expect(maxWithdraw(reserve, position, summary(reserve, position))).toEqual({
    amount: 500_000_000n,
    by: 'supply',
    all: true,
  })
})

test('a pool that has lent its money out binds a withdrawal', () => {
  const reserve = reserveOf(6, { cash: 1_000_000n })
  const position = positionOf({ supplied: 500_000_000n })
  expect(maxWithdraw(reserve, position, summary(reserve, position))).toMatchObject({
    amount: 1_000_000n,
    by: 'liquidity',
    all: false,
  })
})

test('with debt a withdrawal leaves a health factor of at least 1.01', () => {
  const reserve = reserveOf(6)
  const position = positionOf({ supplied: 500_000_000n, borrowed: 200_000_000n })
  const limit = maxWithdraw(reserve, position, summary(reserve, position))
  expect(limit).toMatchObject({ by: 'health', all: false })
  const after = summary(reserve, { ...position, supplied: position.supplied - limit.amount })
  expect(after.health).toBeGreaterThanOrEqual(1_010_000_000_000_000_000n)
  const tooMuch = summary(reserve, { ...position, supplied: position.supplied - limit.amount - 2n })
  expect(tooMuch.health).toBeLessThan(1_010_000_000_000_000_000n)
})

test.each([6, 8, 18])('with %i decimals, a loan is bound by power, less one percent', (decimals) => {
  const unit = 10n ** BigInt(decimals)
  const reserve = reserveOf(decimals)
  const position = positionOf({ supplied: 100n * unit })
  expect(maxBorrow(reserve, summary(reserve, position))).toEqual({
    amount: (70n * unit * 99n) / 100n,
    by: 'power',
    all: false,
  })
})

test('what cannot be borrowed, and what is paused, is closed', () => {
  const position = positionOf({ supplied: 100n, wallet: 5n })
  const closed = reserveOf(6, { borrowable: false })
  expect(limitOf('borrow', closed, position, summary(closed, position)).by).toBe('closed')
  const paused = reserveOf(6, { paused: true })
  expect(limitOf('deposit', paused, position, summary(paused, position)).by).toBe('closed')
})

test('a problem names what binds', () => {
  const reserve = reserveOf(6, { minimumBorrow: 10n })
  const limit = { amount: 100n, by: 'power', all: false } as const
  const position = positionOf()
  expect(lendingProblem('borrow', null, limit, reserve, position)).toBe('empty')
  expect(lendingProblem('borrow', 0n, limit, reserve, position)).toBe('empty')
  expect(lendingProblem('borrow', 101n, limit, reserve, position)).toBe('power')
  expect(lendingProblem('borrow', 9n, limit, reserve, position)).toBe('minimum')
  expect(lendingProblem('borrow', 9n, limit, reserve, positionOf({ borrowed: 1n }))).toBeUndefined()
})
