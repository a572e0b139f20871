import { expect, test } from 'vitest'
import { ray } from './interest.ts'
import {
  afterAction,
  loanToValueBps,
  type Position,
  type Reserve,
  summaryOf,
  valueDown,
  valueUp,
} from './preview.ts'

const dollar: Reserve = {
  asset: '0x00000000000000000000000000000000000000aa',
  pToken: '0x00000000000000000000000000000000000000ab',
  symbol: 'TUSD',
  decimals: 6,
  price: 100_000_000n,
  cash: 250_000_000n,
  totalSupplied: 1_000_000_000n,
  totalBorrowed: 750_000_000n,
  utilization: (ray * 3n) / 4n,
  supplyRate: 0n,
  borrowRates: [0n, 0n, 0n, 0n, 0n],
  reserves: 0n,
  model: { kinkBps: 9_000n, baseRateBps: 0n, slope1Bps: 500n, slope2Bps: 6_000n },
  ltvBps: 7_500n,
  liquidationThresholdBps: 8_000n,
  liquidationBonusBps: 500n,
  reserveFactorBps: 1_000n,
  supplyCap: 0n,
  borrowCap: 0n,
  minimumBorrow: 0n,
  borrowable: true,
  paused: false,
}
const ether: Reserve = {
  ...dollar,
  asset: '0x00000000000000000000000000000000000000bb',
  decimals: 18,
  price: 315_000_000_000n,
}
const nothing: Position = {
  asset: dollar.asset,
  wallet: 0n,
  allowance: 0n,
  supplied: 0n,
  borrowed: 0n,
  principal: 0n,
  tier: 1,
  borrowRate: 0n,
  maxWithdraw: 0n,
  maxBorrow: 0n,
}

test('collateral is valued down and debt up, whatever the decimals', () => {
  expect(valueDown(1_999_999n, dollar)).toBe(199_999_900n)
  expect(valueDown(1n, ether)).toBe(0n)
  expect(valueUp(1n, ether)).toBe(1n)
  expect(valueUp(10n ** 18n, ether)).toBe(315_000_000_000n)
})

test('a tier scales the loan to value, never within two points of liquidation', () => {
  expect(loanToValueBps(dollar, 0)).toBe(4_500n)
  expect(loanToValueBps(dollar, 1)).toBe(6_000n)
  expect(loanToValueBps(dollar, 2)).toBe(7_500n)
  expect(loanToValueBps(dollar, 4)).toBe(7_800n)
})

test('a summary adds up over assets by the formulae of the contract', () => {
  const positions = [
    { ...nothing, asset: ether.asset, supplied: 10n ** 18n },
    { ...nothing, borrowed: 1_260_000_000n },
  ]
  expect(summaryOf([dollar, ether], positions, 1)).toEqual({
    collateralUsd: 315_000_000_000n,
    debtUsd: 126_000_000_000n,
    powerUsd: 189_000_000_000n,
    availableUsd: 63_000_000_000n,
    liquidationUsd: 252_000_000_000n,
    health: 2_000_000_000_000_000_000n,
  })
})

test('without debt there is no health factor, and debt above power leaves nothing to borrow', () => {
  expect(summaryOf([dollar], [{ ...nothing, supplied: 1n }], 1).health).toBeNull()
  const broke = summaryOf([dollar], [{ ...nothing, supplied: 1_000_000n, borrowed: 900_000n }], 0)
  expect(broke.availableUsd).toBe(0n)
})

test('a loan moves cash, debt, utilisation and the rate', () => {
  const { reserve, position } = afterAction('borrow', 150_000_000n, dollar, nothing)
  expect(reserve).toMatchObject({
    cash: 100_000_000n,
    totalBorrowed: 900_000_000n,
    utilization: (ray * 9n) / 10n,
  })
  expect(position).toMatchObject({
    wallet: 150_000_000n,
    borrowed: 150_000_000n,
    borrowRate: (ray * 625n) / 10_000n,
  })
})

test('a repayment takes no more than the debt', () => {
  const held = { ...nothing, wallet: 100n, borrowed: 40n }
  expect(afterAction('repay', 2n ** 256n - 1n, dollar, held).position).toMatchObject({
    wallet: 60n,
    borrowed: 0n,
  })
})

test('a deposit and a withdrawal undo each other', () => {
  const held = { ...nothing, wallet: 100n }
  const there = afterAction('deposit', 100n, dollar, held)
  expect(there.position).toMatchObject({ wallet: 0n, supplied: 100n })
  expect(afterAction('withdraw', 100n, there.reserve, there.position).position).toMatchObject({
    wallet: 100n,
    supplied: 0n,
  })
})
