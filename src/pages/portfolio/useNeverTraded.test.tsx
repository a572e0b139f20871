import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useNeverTraded } from './useNeverTraded.ts'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const swap = { router: null } as Swap & { router: null }

test.each([
  ['whose whole list is empty never traded', { rows: [], isWhole: true }, true],
  ['whose list could not be read whole may have traded', { rows: [], isWhole: false }, false],
  ['with a trade has traded', { rows: [swap], isWhole: true }, false],
  ['may have traded while nothing was read', undefined, false],
])('an address %s', async (_, list, expected) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  if (list) client.setQueryData(allSwapsByUserQuery(owner).queryKey, list)
  const { result } = renderHook(() => useNeverTraded(owner), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBe(expected)
})
