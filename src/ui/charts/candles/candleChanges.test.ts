import { expect, test } from 'vitest'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { changedFrom, countWithin, newestRange, rangeAfter } from './candleChanges.ts'

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

test('rangeAfter stays on the same candles while newer ones come and the oldest leave', () => {
  const d = candle(4)
  expect(rangeAfter({ from: 0, to: 1 }, [a, b, c], [b, c, d])).toEqual({ from: -1, to: 0 })
  expect(rangeAfter({ from: 1, to: 1.5 }, [a, b, c], [b, c, d])).toEqual({ from: 0, to: 0.5 })
  expect(rangeAfter({ from: 0, to: 1 }, [a, b, c], [a, b, c, d])).toEqual({ from: 0, to: 1 })
})

test('rangeAfter follows the newest candle where it is seen', () => {
  expect(rangeAfter({ from: 0, to: 3 }, [a, b], [a, b, c])).toEqual({ from: 1, to: 4 })
  expect(rangeAfter({ from: 0, to: 3 }, [], [])).toEqual({ from: 0, to: 3 })
})

test('newestRange fills the width with the newest candles, and gives a few the largest width', () => {
  expect(newestRange(500, 700)).toEqual({ from: 400, to: 504 })
  expect(newestRange(35, 700)).toEqual({ from: 0, to: 36.75 })
  expect(newestRange(9, 700)).toEqual({ from: 0, to: 10 })
  expect(newestRange(3, 700)).toEqual({ from: 3 - 8.75, to: 4 })
  expect(newestRange(500, 700, 24)).toEqual({ from: 476, to: 501.2 })
})

test('countWithin counts the candles of a span before the newest', () => {
  expect(countWithin([a, b, c], 2)).toBe(2)
  expect(countWithin([a, b, c], null)).toBeUndefined()
})
