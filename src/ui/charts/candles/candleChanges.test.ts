import { expect, test } from 'vitest'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { changedFrom, newestRange, rangeAfter } from './candleChanges.ts'

function candle(time: number): Candle {
  const one = decimal('1')
  return { time, open: one, high: one, low: one, close: one, volume: one, trades: 1 }
}

const [a, b, c] = [candle(1), candle(2), candle(3)] as const

test('changedFrom is the last drawn candle for a series that grew at its end', () => {
  expect(changedFrom([a, b], [a, b, c])).toBe(1)
  expect(changedFrom([a, b], [a, candle(2)])).toBe(1)
})

test('changedFrom is null for any other change', () => {
  expect(changedFrom([], [a])).toBeNull()
  expect(changedFrom([b, c], [a, b, c])).toBeNull()
  expect(changedFrom([a, b, c], [a, b])).toBeNull()
  expect(changedFrom([a, b], [candle(1), b])).toBeNull()
})

test('rangeAfter keeps the view when older candles are added', () => {
  expect(rangeAfter({ from: -5, to: 2 }, [c], [a, b, c])).toEqual({ from: -3, to: 4 })
})

test('rangeAfter keeps the indexes of a series that grew at its end or shrank', () => {
  const range = { from: 0, to: 3 }
  expect(rangeAfter(range, [a, b], [a, b, c])).toEqual(range)
  expect(rangeAfter(range, [a, b, c], [c])).toEqual(range)
  expect(rangeAfter(range, [], [])).toEqual(range)
})

test('newestRange fills the width with the newest candles, and does not stretch a few', () => {
  expect(newestRange(500, 700)).toEqual({ from: 400, to: 504 })
  expect(newestRange(10, 70)).toEqual({ from: -20, to: 14 })
})
