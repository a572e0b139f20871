import { expect, test } from 'vitest'
import { transferTopic } from '#domain/tokens/netTransfer.ts'
import { checksummed, type Hex } from '#lib/wire/shapes.ts'
import { settledTokens } from './settledTokens.ts'

const [sender, pool, token, coin, otherCoin, other] = ['1', '2', '3', '4', '5', '6'].map((digit) =>
  checksummed(`0x${digit.repeat(40)}`),
) as [Hex, Hex, Hex, Hex, Hex, Hex]
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const transfer = (address: Hex, from: Hex, to: Hex, units: bigint) => ({
  address,
  topics: [transferTopic, word(BigInt(from)), word(BigInt(to))] as const,
  data: word(units),
})
const settle = (called: Parameters<typeof settledTokens>[0], ...logs: ReturnType<typeof transfer>[]) =>
  settledTokens(called, { sender, logs, dollarCoins: [coin, otherCoin] })

test('a purchase has what arrived in place of the least it accepts', () => {
  const called = [
    { token, units: 4n, isLeast: true },
    { token: coin, units: 25n },
  ] as const
  expect(settle(called, transfer(coin, sender, pool, 25n), transfer(token, pool, sender, 5n))).toEqual([
    { token, units: 5n },
    { token: coin, units: 25n },
  ])
})

test('a sale has the sum of the dollar coins that arrived, and of no other token', () => {
  const logs = [
    transfer(token, sender, pool, 7n),
    transfer(coin, pool, sender, 3n),
    transfer(otherCoin, pool, sender, 2n),
    transfer(other, pool, sender, 1_000n),
  ]
  expect(settle([{ token, units: 7n, leastDollars: 4n }], ...logs)).toEqual([
    { token, units: 7n, leastDollars: null, dollars: 5n },
  ])
})

test('a sale of which less arrived than it accepts keeps the least: a coin that is not counted paid the rest', () => {
  const logs = [transfer(token, sender, pool, 7n), transfer(coin, pool, sender, 3n)]
  expect(settle([{ token, units: 7n, leastDollars: 4n }], ...logs)).toEqual([
    { token, units: 7n, leastDollars: 4n },
  ])
})

test('a repayment of all has the amount that was paid', () => {
  expect(settle([{ token: coin, units: null }], transfer(coin, sender, pool, 9n))).toEqual([
    { token: coin, units: 9n },
  ])
})

test.each([
  ['without logs', []],
  ['whose tokens another account received', [transfer(token, pool, other, 5n)]],
  ['whose token only left the sender', [transfer(token, sender, pool, 5n)]],
])('a purchase %s keeps the least it accepts', (_, logs) => {
  const called = [{ token, units: 4n, isLeast: true }] as const
  expect(settle(called, ...logs)).toEqual(called)
})
