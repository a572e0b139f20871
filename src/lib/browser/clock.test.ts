// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clockDifference, now, setClock, subscribeClock } from './clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('listeners are called every second, and the time does not change between two calls', () => {
  const listener = vi.fn()
  const stop = subscribeClock(listener)
  listener.mockClear()
  vi.advanceTimersByTime(3_500)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(now()).toBe(1_003_000)
  stop()
})

test('one timer serves all listeners, and none is left without them', () => {
  const stops = [subscribeClock(() => {}), subscribeClock(() => {})]
  expect(vi.getTimerCount()).toBe(1)
  stops[0]?.()
  expect(vi.getTimerCount()).toBe(1)
  stops[1]?.()
  expect(vi.getTimerCount()).toBe(0)
})

test('without listeners the time is the current one', () => {
  vi.advanceTimersByTime(1_234)
  expect(now()).toBe(1_001_234)
})

test('a hidden tab has no timer, and catches up when it is visible', () => {
  const listener = vi.fn()
  const stop = subscribeClock(listener)
  setHidden(true)
  listener.mockClear()
  vi.advanceTimersByTime(60_000)
  expect(listener).not.toHaveBeenCalled()
  setHidden(false)
  expect(listener).toHaveBeenCalledOnce()
  expect(now()).toBe(1_060_000)
  stop()
})

const answered = (milliseconds: number, headers = {}) =>
  setClock(new Headers({ date: new Date(Date.now() + milliseconds).toUTCString(), ...headers }))

test('a clock that is an hour ahead is corrected by the server’s', () => {
  answered(-3_600_000)
  expect(clockDifference()).toBe(-3_600_000)
  expect(now()).toBe(Date.now() - 3_600_000)
  const stop = subscribeClock(() => {})
  vi.advanceTimersByTime(2_000)
  expect(now()).toBe(Date.now() - 3_600_000)
  stop()
  setClock(new Headers())
})

test.each([
  ['a small difference', () => answered(30_000)],
  ['a copy from a cache', () => answered(-3_600_000, { age: '3600' })],
  ['an answer without a date', () => setClock(new Headers())],
])('%s leaves the clock as it is', (_, answer) => {
  answer()
  expect(clockDifference()).toBe(0)
  expect(now()).toBe(Date.now())
})
