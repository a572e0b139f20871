import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import type { Candle } from './candles.ts'
import { comparedCloses } from './comparedCandles.ts'

function candle(time: number, price: string): Candle {
  const close = decimal(price)
  return { time, open: close, high: close, low: close, close, volume: decimal('1'), trades: 1 }
}

const main = [60, 120, 180, 240].map((time) => candle(time, '9'))

test('comparedCloses keeps the last close through intervals without a trade', () => {
  expect(comparedCloses([candle(0, '1'), candle(120, '2')], main)).toEqual([
    { time: 60, close: '1' },
    { time: 120, close: '2' },
    { time: 180, close: '2' },
    { time: 240, close: '2' },
  ])
})

test('comparedCloses of a younger market begins with its first trade', () => {
  expect(comparedCloses([candle(150, '2')], main)).toEqual([
    { time: 180, close: '2' },
    { time: 240, close: '2' },
  ])
})

test('comparedCloses is empty for a market without trades', () => {
  expect(comparedCloses([], main)).toEqual([])
})
