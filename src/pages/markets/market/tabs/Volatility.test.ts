import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { evenlyInTime, pointsOf } from './Volatility.tsx'

const point = (time: number, value: string) => ({ time, value: decimal(value) })

test('evenlyInTime spaces points evenly in time, each with the value that held then', () => {
  const points = [point(0, '1'), point(10, '2'), point(20, '3'), point(1_200, '4')]
  const even = evenlyInTime(points)
  expect(even).toHaveLength(601)
  expect(
    even
      .slice(0, 12)
      .map(({ value }) => value)
      .join(''),
  ).toBe('111112222233')
  expect(even.at(-2)).toEqual(point(1_198, '3'))
  expect(even.at(-1)).toEqual(point(1_200, '4'))
})

test('evenlyInTime keeps a history of two trades unchanged', () => {
  expect(evenlyInTime([point(0, '1'), point(9, '2')])).toEqual([point(0, '1'), point(9, '2')])
})

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
