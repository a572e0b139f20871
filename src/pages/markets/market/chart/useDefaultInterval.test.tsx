// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { useDefaultInterval } from './useDefaultInterval.ts'

const hour = 3_600_000
const names = ['1m', '15m', '1h']

afterEach(() => void vi.useRealTimers())

test('the interval of an open chart stays while its market ages, and another market has its own', () => {
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
