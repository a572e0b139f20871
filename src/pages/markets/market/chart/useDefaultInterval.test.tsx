import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { defaultInterval, defaultRange, useDefaultInterval } from './useDefaultInterval.ts'

const hour = 3_600_000
const names = ['1m', '15m', '1h']

test('an open chart keeps its interval while its market ages, and another market gets its own', () => {
  vi.useFakeTimers({ now: 1_000 * hour, toFake: ['Date'] })
  const market = { poolAddress: '0x1', createdAt: new Date(995 * hour) } as unknown as Market
  const { result, rerender } = renderHook((shown: Market) => useDefaultInterval(shown, names), {
    initialProps: market,
  })
  expect(result.current).toBe('1m')
  vi.setSystemTime(1_002 * hour)
  rerender({ ...market })
  expect(result.current).toBe('1m')
  rerender({ ...market, poolAddress: '0x2' })
  expect(result.current).toBe('15m')
})

const usual = ['1m', '5m', '15m', '1h', '4h', '1d']
const now = Date.UTC(2026, 0, 10)
const aged = (hours: number) => new Date(now - hours * hour)

test('a chart opens with the interval that fits the age of its market', () => {
  const opened = [0, 5.9, 6, 71.9, 72, 5_000].map((hours) => defaultInterval(aged(hours), usual, now))
  expect(opened).toEqual(['1m', '1m', '15m', '15m', '1h', '1h'])
  expect(defaultInterval(null, usual, now)).toBe('1h')
})

test('a network without the preferred interval opens with its first one', () => {
  expect(defaultInterval(aged(1), ['3m', '1h'], now)).toBe('3m')
  expect(defaultInterval(aged(1), [], now)).toBe('1h')
})

test('a chart opens with a named range, on a phone with a day', () => {
  const rangesOf = (isPhone: boolean) => names.map((name) => defaultRange(name, isPhone))
  expect(rangesOf(false)).toEqual(['1D', '1D', '1W'])
  expect(rangesOf(true)).toEqual(['1D', '1D', '1D'])
})
