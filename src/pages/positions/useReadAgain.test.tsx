import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { useReadAgain } from './useReadAgain.ts'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const token = checksummed(`0x${'b1'.repeat(20)}`)

/** How many queries were invalidated within a minute while these tokens are off, and the milliseconds of the first. */
async function readings(tokens: readonly Address[], until = 60_000) {
  await loadTestConfig()
  vi.useFakeTimers()
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
  const { unmount } = renderHook(() => useReadAgain(owner, tokens), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await vi.advanceTimersByTimeAsync(until)
  unmount()
  return invalidate.mock.calls.length
}

test('a balance that does not add up is read again with the trades and transfers, three times at most', async () => {
  expect(await readings([token], 3_000)).toBe(0)
  expect(await readings([token], 5_000)).toBe(3)
  expect(await readings([token])).toBe(9)
})

test('balances that add up are not read again', async () => {
  expect(await readings([])).toBe(0)
})
