import { expect, test } from 'vitest'
import { defaultInterval } from './defaultInterval.ts'

const names = ['1m', '5m', '15m', '1h', '4h', '1d']
const now = Date.UTC(2026, 0, 10)
const aged = (hours: number) => new Date(now - hours * 3_600_000)

test('a chart opens with the interval that fits the age of its market', () => {
  const opened = [0, 5.9, 6, 71.9, 72, 5_000].map((hours) => defaultInterval(aged(hours), names, now))
  expect(opened).toEqual(['1m', '1m', '15m', '15m', '1h', '1h'])
  expect(defaultInterval(null, names, now)).toBe('1h')
})

test('a network without that interval opens with its first', () => {
  expect(defaultInterval(aged(1), ['3m', '1h'], now)).toBe('3m')
  expect(defaultInterval(aged(1), [], now)).toBe('1h')
})
