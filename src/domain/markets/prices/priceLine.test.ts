import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import type { Candle } from './candles.ts'
import { dayChange, weekChange, weekLine } from './priceLine.ts'

const hour = 3_600
const now = 1_000 * hour

function candle(hoursAgo: number, open: string, close: string): Candle {
  const [low, high] = [decimal(open), decimal(close)]
  return { time: now - hoursAgo * hour, open: low, high, low, close: high, volume: decimal('1'), trades: 1 }
}

test('the change of a day is measured from the last hour that ended before it', () => {
  const candles = [candle(30, '1', '2'), candle(25, '2', '4'), candle(24, '4', '8'), candle(1, '8', '9')]
  expect(dayChange(candles, decimal('6'), now)).toBe('0.5')
  expect(dayChange(candles.slice(2), decimal('6'), now)).toBe('0.5')
  expect(dayChange([], decimal('6'), now)).toBeNull()
})

test('the change of a week is measured in intervals of four hours', () => {
  const candles = [candle(172, '1', '2'), candle(168, '2', '4')]
  expect(weekChange(candles, decimal('3'), now)).toBe('0.5')
  expect(weekChange([], decimal('3'), now)).toBeNull()
})

test('a week is a value every four hours between its first open and the price now', () => {
  const line = weekLine([candle(200, '1', '2'), candle(84, '2', '5')], decimal('7'), now)
  expect(line).toEqual([1, ...Array(21).fill(2), ...Array(22).fill(5), 7])
})

test('the line of a young market begins with its first candle', () => {
  expect(weekLine([candle(8, '1', '2')], decimal('3'), now)).toEqual([1, 2, 2, 2, 3])
  expect(weekLine([], decimal('3'), now)).toEqual([])
})
