import { expect, test } from 'vitest'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { changedFrom, newestRange, rangeAfter } from './candleChanges.ts'

function candle(time: number): Candle {
  const one = decimal('1')
  return { time, open: one, high: one, low: one, close: one, volume: one, trades: 1 }
}

const [a, b, c] = [candle(1), candle(2), candle(3)] as const

test('a series that grew at its end is drawn from its last candle', () => {
  expect(changedFrom([a, b], [a, b, c])).toBe(1)
  expect(changedFrom([a, b], [a, candle(2)])).toBe(1)
})

test('any other change draws the whole series', () => {
  expect(changedFrom([], [a])).toBeNull()
  expect(changedFrom([b, c], [a, b, c])).toBeNull()
  expect(changedFrom([a, b, c], [a, b])).toBeNull()
  expect(changedFrom([a, b], [candle(1), b])).toBeNull()
})

test('older candles added before a series do not move the view', () => {
  expect(rangeAfter({ from: -5, to: 2 }, [c], [a, b, c])).toEqual({ from: -3, to: 4 })
})

test('a series that grew at its end, or shrank, keeps its indexes', () => {
  const range = { from: 0, to: 3 }
  expect(rangeAfter(range, [a, b], [a, b, c])).toEqual(range)
  expect(rangeAfter(range, [a, b, c], [c])).toEqual(range)
  expect(rangeAfter(range, [], [])).toEqual(range)
})

test('the newest candles fill the width, and few candles keep their width', () => {
  expect(newestRange(500, 700)).toEqual({ from: 400, to: 504 })
  expect(newestRange(10, 70)).toEqual({ from: -20, to: 14 })
})
