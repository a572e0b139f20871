import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { pointsOf } from './Volatility.tsx'

const point = (time: number, value: string) => ({ time, value: decimal(value) })

test('the line of a history ends at the volatility of the market, which is newer than the last reading', () => {
  const history = [
    { timestamp: new Date(9_000), volatility: 68 },
    { timestamp: new Date(5_000), volatility: 40 },
  ]
  expect(pointsOf(history, { updatedAt: new Date(12_400), volatility: 62 })).toEqual([
    point(5, '0.004'),
    point(9, '0.0068'),
    point(12, '0.0062'),
  ])
  expect(pointsOf([], { updatedAt: new Date(12_400), volatility: 0 })).toEqual([])
})
