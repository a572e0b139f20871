import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { evenlyInTime } from './Volatility.tsx'

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
