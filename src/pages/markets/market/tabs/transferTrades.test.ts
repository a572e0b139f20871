import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { tradeFinder, withoutPool } from './transferTrades.ts'

const address = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const hash = (digit: number): Hash => `0x${String(digit).repeat(64)}`
const [pool, anna, bert] = [address('a'), address('b'), address('c')]
const trade = (of: number, side: 'buy' | 'sell') => ({
  transactionHash: hash(of),
  side,
  usdAmount: decimal(String(of)),
})
const transfer = (of: number, fromAddress = pool, toAddress = anna) => ({
  transactionHash: hash(of),
  fromAddress,
  toAddress,
})

test('a transfer from or to the pool has the trade of its transaction and side', () => {
  const tradeOf = tradeFinder(pool, [trade(3, 'sell'), trade(3, 'buy'), trade(1, 'buy')])
  expect(tradeOf(transfer(1))).toEqual(trade(1, 'buy'))
  expect(tradeOf(transfer(3, anna, pool))).toEqual(trade(3, 'sell'))
})

test('a transfer without a known trade on its side, or between two people, has none', () => {
  const tradeOf = tradeFinder(pool, [trade(1, 'buy')])
  expect(tradeOf(transfer(2))).toBeNull()
  expect(tradeOf(transfer(1, anna, pool))).toBeNull()
  expect(tradeOf(transfer(1, anna, bert))).toBeNull()
})

test('a transfer of a transaction with two trades on its side has none: which one is not known', () => {
  expect(tradeFinder(pool, [trade(1, 'buy'), trade(1, 'buy')])(transfer(1))).toBeNull()
})

test('transfers without the pool are those of transactions that moved nothing from or to the pool', () => {
  const bought = [transfer(1), transfer(1, anna, bert)]
  const sent = transfer(2, anna, bert)
  expect(withoutPool(pool, [...bought, sent, transfer(3, bert, pool)])).toEqual([sent])
})

test('transfers at an end of a page are left out while their transaction may have moved tokens of the pool on the next', () => {
  const rows = [transfer(1, anna, bert), transfer(2, anna, bert), transfer(3, anna, bert)]
  expect(withoutPool(pool, rows, null, null)).toEqual([rows[1]])
  expect(withoutPool(pool, rows, [transfer(1)], [transfer(4)])).toEqual([rows[1], rows[2]])
  expect(withoutPool(pool, rows, [], [transfer(3, bert, pool)])).toEqual([rows[0], rows[1]])
})
