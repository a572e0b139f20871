import { expect, it } from 'vitest'
import {
  averageBlockTime,
  currentDay,
  daily,
  gasPriceParts,
  gasPrices,
  utilization,
} from './statisticsRecord.ts'

const block = (seconds: number) => ({
  timestamp: new Date(seconds * 1_000),
  gasUsed: 15_000_000n,
  gasLimit: 30_000_000n,
  baseFeePerGas: 7n,
})

it('leaves long gaps out of the block time', () => {
  expect(averageBlockTime([90_006, 90_004, 90_001, 3, 1].map(block))).toBe(2_333)
  expect(averageBlockTime([block(1)])).toBeNull()
  expect(averageBlockTime([])).toBeNull()
})

it('counts the blocks of one second when the time between blocks is a part of it', () => {
  const seconds = [3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]
  expect(averageBlockTime(seconds.map(block))).toBe(200)
})

it('computes how full the blocks are', () => {
  expect(utilization([block(1), { ...block(2), gasUsed: 0n }])).toBe(25)
  expect(utilization([])).toBe(0)
})

it('computes gas prices in Gwei from the tips of the newest transactions', () => {
  const tips = Array.from({ length: 100 }, (_, index) => BigInt(index) * 10n ** 9n)
  expect(gasPrices(tips, 500_000_000n)).toEqual({ slow: '35.5', average: '60.5', fast: '90.5' })
  expect(gasPrices([], 7n)).toBeNull()
})

it('splits a gas price into its parts', () => {
  const fast = {
    ...{ price: 3.5, base_fee: 0.5, priority_fee: 3, time: 2_000, fiat_price: null },
    ...{ priority_fee_wei: '3000000000', wei: '3500000000' },
  }
  expect(gasPriceParts([3_000_000_000n], 500_000_000n, 2_000)).toMatchObject({
    slow: fast,
    average: fast,
    fast,
  })
  expect(gasPriceParts([], 7n, 0)).toBeNull()
})

it('charts days without transactions, but none before the first one', () => {
  const days = [
    { day: '2026-03-02', transactions: 5, gasUsed: 105_000n, activeAddresses: 3 },
    { day: '2026-02-28', transactions: 2, gasUsed: 42_000n, activeAddresses: null },
  ]
  expect(daily(days, '2026-03-03', 30)).toEqual([
    { date: '2026-03-03', transactions_count: 0, gas_used: '0', active_addresses: 0 },
    { date: '2026-03-02', transactions_count: 5, gas_used: '105000', active_addresses: 3 },
    { date: '2026-03-01', transactions_count: 0, gas_used: '0', active_addresses: 0 },
    { date: '2026-02-28', transactions_count: 2, gas_used: '42000', active_addresses: null },
  ])
})

it('takes the newest block’s day for today when the chain’s clock is ahead', () => {
  const now = new Date('2026-03-02T23:00:00Z')
  const at = (text: string) => ({ timestamp: new Date(text) })
  expect(currentDay(at('2026-03-05T00:00:00Z'), now)).toBe('2026-03-05')
  expect(currentDay(at('2026-02-27T00:00:00Z'), now)).toBe('2026-03-02')
  expect(currentDay(undefined, now)).toBe('2026-03-02')
})
