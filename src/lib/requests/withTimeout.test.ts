import { expect, test, vi } from 'vitest'
import { withTimeout } from './withTimeout.ts'

const never = new Promise<never>(() => {})

test('an answer in time is passed on, and no timer is left', async () => {
  vi.useFakeTimers()
  await expect(withTimeout(Promise.resolve(1), 4_000, () => null)).resolves.toBe(1)
  await expect(withTimeout(Promise.reject(new Error('No.')), 4_000, () => null)).rejects.toThrow('No.')
  expect(vi.getTimerCount()).toBe(0)
})

test('a late answer is replaced by what the caller says, a value or an error', async () => {
  vi.useFakeTimers()
  const value = withTimeout(never, 4_000, () => null)
  const error = withTimeout(never, 4_000, () => {
    throw new Error('Too late.')
  })
  const thrown = expect(error).rejects.toThrow('Too late.')
  await vi.advanceTimersByTimeAsync(4_000)
  await expect(value).resolves.toBeNull()
  await thrown
})
