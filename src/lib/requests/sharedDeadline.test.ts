import { afterEach, expect, test, vi } from 'vitest'
import { timeLeft } from './sharedDeadline.ts'

afterEach(() => vi.useRealTimers())

test('the tries of one request share its time, other requests and other waits have their own', () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  expect(timeLeft('/a', 10_000, signal)).toBe(10_000)
  vi.advanceTimersByTime(7_000)
  expect(timeLeft('/a', 10_000, signal)).toBe(3_000)
  expect(timeLeft('/b', 10_000, signal)).toBe(10_000)
  expect(timeLeft('/a', 10_000, new AbortController().signal)).toBe(10_000)
  vi.advanceTimersByTime(7_000)
  expect(timeLeft('/a', 10_000, signal)).toBe(0)
})

test('a request nobody waits for by a signal has the whole time', () => {
  expect([timeLeft('/a', 10_000), timeLeft('/a', 10_000)]).toEqual([10_000, 10_000])
})
