import { beforeEach, expect, test, vi } from 'vitest'
import { loadInBackground } from './loadInBackground.ts'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))

beforeEach(() => void vi.useFakeTimers())
test('a file that is missing is loaded again until it comes, ever more rarely and at least once a minute', async () => {
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

test('an error of the code itself is thrown at once', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('x is not a function')))
  await expect(loadInBackground(load)).rejects.toThrow('x is not a function')
  expect(load).toHaveBeenCalledTimes(1)
})
