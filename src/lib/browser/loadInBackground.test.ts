import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadInBackground } from './loadInBackground.ts'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.unstubAllGlobals())

test('a file that is missing offline is loaded again until it comes, ever more rarely and at least once a minute', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn<() => Promise<string>>(missing)
  const loaded = loadInBackground(load)
  await vi.advanceTimersByTimeAsync(2_000 + 4_000)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const tries = load.mock.calls.length
  load.mockResolvedValue('code')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(tries + 1)
})

test('a file that stays missing online is given up after about ten minutes, with its error', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn<() => Promise<string>>(missing)
  const failed = expect(loadInBackground(load)).rejects.toThrow('dynamically imported')
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(load).toHaveBeenCalledTimes(13)
  await vi.advanceTimersByTimeAsync(3_600_000)
  await failed
  expect(load).toHaveBeenCalledTimes(15)
})

test('an error of the code itself is thrown at once', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('x is not a function')))
  await expect(loadInBackground(load)).rejects.toThrow('x is not a function')
  expect(load).toHaveBeenCalledTimes(1)
})
