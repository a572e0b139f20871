import { expect, test } from 'vitest'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { emaLength, studyPoints } from './studies.ts'

function candle(time: number, price: number, volume: string | null = '1'): Candle {
  const value = decimal(String(price))
  const amount = volume === null ? null : decimal(volume)
  return { time, open: value, high: value, low: value, close: value, volume: amount, trades: 1 }
}

test('the exponential average begins with the plain one and moves by 2 / 21 of the distance', () => {
  const candles = [...Array.from({ length: emaLength }, (_, index) => candle(index, 10)), candle(99, 31)]
  expect(studyPoints('ema', candles)).toEqual([
    { time: emaLength - 1, value: 10 },
    { time: 99, value: 12 },
  ])
  expect(studyPoints('ema', candles.slice(2))).toEqual([])
})

test('the volume-weighted price restarts each UTC day and ignores candles of unknown volume', () => {
  const day = 86_400
  const candles = [
    candle(0, 1, '3'),
    candle(60, 5, '1'),
    candle(120, 9, null),
    candle(day, 7, '0'),
    candle(day + 60, 4),
  ]
  expect(studyPoints('vwap', candles)).toEqual([
    { time: 0, value: 1 },
    { time: 60, value: 2 },
    { time: 120, value: 2 },
    { time: day + 60, value: 4 },
  ])
})
