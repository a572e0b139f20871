import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import type { Candle } from './candles.ts'
import type { Launch } from './launch.ts'
import { dayChange, dayLine, weekChange, weekLine } from './priceChange.ts'

const hour = 3_600
const now = 1_000 * hour

function candle(hoursAgo: number, open: string, close: string): Candle {
  const [low, high] = [decimal(open), decimal(close)]
  return { time: now - hoursAgo * hour, open: low, high, low, close: high, volume: decimal('1'), trades: 1 }
}

const at = (price: string, launch: Launch | null = null) => ({ price: decimal(price), end: now, launch })

test('the change of a day is measured from the last hour that ended before it', () => {
  const candles = [candle(30, '1', '2'), candle(25, '2', '4'), candle(24, '4', '8'), candle(1, '8', '9')]
  expect(dayChange(candles, at('6'))).toBe('0.5')
  expect(dayChange(candles.slice(2), at('6'))).toBe('0.5')
  expect(dayChange([], at('6'))).toBeNull()
})

test('the change of a week is measured in intervals of four hours', () => {
  const candles = [candle(172, '1', '2'), candle(168, '2', '4')]
  expect(weekChange(candles, at('3'))).toBe('0.5')
  expect(weekChange([], at('3'))).toBeNull()
})

test('a week is a value every four hours from the price at its start to the price now', () => {
  const line = weekLine([candle(200, '1', '2'), candle(84, '2', '5')], at('7'))
  expect(line).toEqual([...Array(22).fill(2), ...Array(21).fill(5), 7])
})

test('a day is a value every hour, without what was before it', () => {
  const line = dayLine([candle(30, '9', '2'), candle(12, '2', '5')], at('7'))
  expect(line).toEqual([...Array(13).fill(2), ...Array(12).fill(5), 7])
})

test('a line begins where its change is measured from: before a jump in the first hour of the day', () => {
  const candles = [candle(26, '1', '2'), candle(24, '2', '8'), candle(5, '8', '6')]
  const line = dayLine(candles, at('6'))
  expect([line[0], line.at(-1)]).toEqual([2, 6])
  expect(dayChange(candles, at('6'))).toBe('2')
})

test('the line of a young market begins with its first candle', () => {
  expect(weekLine([candle(8, '1', '2')], at('3'))).toEqual([1, 2, 2, 3])
  expect(weekLine([], at('3'))).toEqual([])
})

test('the changes and the line of a market younger than a week begin at its launch price', () => {
  const launch = { time: now - 5 * hour, price: decimal('0.5') }
  const candles = [candle(4, '1', '2')]
  expect(dayChange(candles, at('3', launch))).toBe('5')
  expect(weekChange(candles, at('3', launch))).toBe('5')
  expect(weekLine(candles, at('3', launch))).toEqual([0.5, 2, 3])
  expect(dayChange(candles, at('3', { ...launch, price: null }))).toBeNull()
  expect(dayChange([candle(30, '1', '2')], at('3', { ...launch, time: now - 30 * hour }))).toBe('0.5')
})
