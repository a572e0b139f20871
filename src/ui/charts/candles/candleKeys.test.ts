import { expect, test } from 'vitest'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { candleAfterKey } from './candleKeys.ts'

const one = decimal('1')
const candles = [10, 20, 30].map(
  (time): Candle => ({ time, open: one, high: one, low: one, close: one, volume: one, trades: 1 }),
)

test.each([
  ['ArrowLeft', 20, 10],
  ['ArrowLeft', 10, 10],
  ['ArrowRight', 20, 30],
  ['ArrowRight', 30, 30],
  ['Home', 30, 10],
  ['End', 10, 30],
  ['ArrowLeft', null, 30],
  ['ArrowRight', null, 30],
  ['ArrowLeft', 99, 30],
])('candleAfterKey for %s from %s is %s', (key, pointed, expected) => {
  expect(candleAfterKey(key, candles, pointed)?.time).toBe(expected)
})

test('candleAfterKey is undefined for other keys and without candles', () => {
  expect(candleAfterKey('Tab', candles, 20)).toBeUndefined()
  expect(candleAfterKey('Home', [], null)).toBeUndefined()
})
