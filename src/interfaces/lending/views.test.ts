import { encodeFunctionData, encodeFunctionResult } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { lendingPoolAbi as abi } from '#spec/abi/lendingPool.ts'
import { decodeReserves, decodeUserState, reservesCall, userStateCall } from './views.ts'

const pool: Address = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const asset: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'

/* Every field has a different value, so that a word read from the wrong place fails a test. */

const config = {
  ltvBps: 1,
  liquidationThresholdBps: 2,
  liquidationBonusBps: 3,
  reserveFactorBps: 4,
  kinkBps: 5,
  baseRateBps: 6,
  slope1Bps: 7,
  slope2Bps: 8,
  supplyCap: 9n,
  borrowCap: 10n,
  minimumBorrow: 11n,
  borrowable: true,
  paused: false,
}

const reserve = (symbol: string) => ({
  asset,
  pToken: other,
  symbol,
  decimals: 6,
  price: 12n,
  priceLower: 13n,
  priceUpper: 14n,
  priceAverage: 15n,
  priceUpdatedAt: 16n,
  priceFresh: true,
  cash: 17n,
  totalSupplied: 18n,
  totalBorrowed: 19n,
  utilization: 20n,
  supplyRate: 21n,
  borrowRate: [30n, 31n, 32n, 33n, 34n] as const,
  supplyIndex: 40n,
  borrowIndex: [50n, 51n, 52n, 53n, 54n] as const,
  supplyScaled: 60n,
  reserveScaled: 61n,
  borrowScaled: [70n, 71n, 72n, 73n, 74n] as const,
  reserves: 80n,
  config,
  asOf: 90n,
})

const readReserve = {
  asset,
  pToken: other,
  symbol: 'TUSD',
  decimals: 6,
  price: 12n,
  priceLower: 13n,
  priceUpper: 14n,
  priceAverage: 15n,
  isPriceFresh: true,
  cash: 17n,
  totalSupplied: 18n,
  totalBorrowed: 19n,
  utilization: 20n,
  supplyRate: 21n,
  borrowRates: [30n, 31n, 32n, 33n, 34n],
  supplyIndex: 40n,
  borrowIndexes: [50n, 51n, 52n, 53n, 54n],
  supplyScaled: 60n,
  reserveScaled: 61n,
  borrowScaled: [70n, 71n, 72n, 73n, 74n],
  reserves: 80n,
  ltvBps: 1n,
  liquidationThresholdBps: 2n,
  liquidationBonusBps: 3n,
  reserveFactorBps: 4n,
  model: { kinkBps: 5n, baseRateBps: 6n, slope1Bps: 7n, slope2Bps: 8n },
  supplyCap: 9n,
  borrowCap: 10n,
  minimumBorrow: 11n,
  borrowable: true,
  paused: false,
  asOf: 90n,
}

const account = {
  creditScore: 712n,
  tier: 3,
  collateralUsd: 100n,
  debtUsd: 101n,
  borrowingPowerUsd: 102n,
  availableUsd: 103n,
  withdrawalUsd: 104n,
  liquidationUsd: 105n,
  liquidationDebtUsd: 106n,
  healthFactor: 107n,
}

const position = (of: Address, tier: number) => ({
  asset: of,
  wallet: 110n,
  allowance: 111n,
  supplied: 112n,
  borrowed: 113n,
  principal: 114n,
  tier,
  borrowRate: 115n,
  scaledSupply: 116n,
  scaledDebt: 117n,
  due: 118n,
  maxWithdraw: 119n,
  maxBorrow: 120n,
})

const credit = {
  score: 712n,
  firstBorrowAt: 1_760_000_000n,
  lastBorrowAt: 0n,
  paidCycles: 121n,
  missedCycles: 122n,
  loansClosed: 123n,
  liquidations: 124n,
  repaidUsd: 125n,
  cycleEndsAt: 1_760_003_600n,
  cyclePaid: false,
  openLoans: 126n,
  dueLoans: 127n,
  paidLoans: 128n,
  scoreAtCycleEnd: 129n,
  scoreWhenClosed: 130n,
}

const state = {
  reserves: [reserve('TUSD'), reserve('a name of more than thirty-two bytes, é')],
  account,
  positions: [position(asset, 1), position(other, 2)],
  credit,
}

const encodeState = (result: typeof state) =>
  encodeFunctionResult({ abi, functionName: 'getUserState', result })

describe('the calls', () => {
  test('equal viem’s encoding', () => {
    expect(reservesCall(pool).data).toBe(encodeFunctionData({ abi, functionName: 'getReserves' }))
    expect(userStateCall(pool, other).data).toBe(
      encodeFunctionData({ abi, functionName: 'getUserState', args: [other] }),
    )
  })
})

describe('the answers', () => {
  test('reserves are read field by field, names of any length', () => {
    const result = state.reserves
    const decoded = decodeReserves(encodeFunctionResult({ abi, functionName: 'getReserves', result }))
    expect(decoded).toEqual([readReserve, { ...readReserve, symbol: 'a name of more than thirty-two b…' }])
  })

  test('a user’s state is read field by field', () => {
    const decoded = decodeUserState(encodeState(state))
    expect(decoded.reserves[0]).toEqual(readReserve)
    const { borrowingPowerUsd: powerUsd, healthFactor: health, creditScore: _score, ...sums } = account
    expect(decoded.account).toEqual({ ...sums, creditScore: 712, powerUsd, health })
    const read = position(other, 2)
    expect(decoded.positions).toEqual([{ ...read, asset, tier: 1 }, read])
    expect(decoded.credit).toEqual({
      score: 712,
      firstBorrowAt: new Date(1_760_000_000_000),
      lastBorrowAt: null,
      paidCycles: 121,
      missedCycles: 122,
      loansClosed: 123,
      liquidations: 124,
      repaidUsd: 125n,
      cycleEndsAt: new Date(1_760_003_600_000),
      dueLoans: 127,
      paidLoans: 128,
      scoreAtCycleEnd: 129,
      scoreWhenClosed: 130,
    })
  })

  test('the health factor is null without debt', () => {
    const answer = encodeState({ ...state, account: { ...account, liquidationDebtUsd: 0n } })
    expect(decodeUserState(answer).account.health).toBeNull()
  })

  test.each([
    ['nothing', '0x'],
    ['one word', `0x${'00'.repeat(31)}20`],
    ['an endless list', `0x${'00'.repeat(31)}20${'ff'.repeat(32)}`],
    ['a place beyond the end', `0x${'ff'.repeat(32)}`],
  ])('%s is refused', (_, data) => {
    expect(() => decodeReserves(data as Hex)).toThrow(RangeError)
    expect(() => decodeUserState(data as Hex)).toThrow(RangeError)
  })

  test('an answer truncated at any place is refused or read without the missing part, and reading always ends', () => {
    const whole = encodeState(state)
    for (let length = 2; length < whole.length - 64; length += 1_024) {
      expect(() => decodeUserState(whole.slice(0, length) as Hex)).toThrow(RangeError)
    }
  })
})
