import { expect, test, vi } from 'vitest'
import { endTries, timeLeft } from './sharedDeadline.ts'

test('tries of one request under one signal share a deadline, other requests and signals have their own', () => {
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

test('a request without a signal has the whole deadline', () => {
  expect([timeLeft('/a', 10_000), timeLeft('/a', 10_000)]).toEqual([10_000, 10_000])
})

test('a request sent again after it was answered has the whole deadline', () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  timeLeft('/a', 10_000, signal)
  vi.advanceTimersByTime(9_000)
  endTries('/a', signal)
  expect(timeLeft('/a', 10_000, signal)).toBe(10_000)
})
