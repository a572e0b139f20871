// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useAwaitsTokens } from './useAwaitsTokens.ts'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const asset = checksummed(`0x${'c1'.repeat(20)}`)

afterEach(() => {
  transactionStore.forget('mint')
  vi.unstubAllGlobals()
})

test.each([
  ['minted just now that the explorer does not list', 1_000, [], true],
  ['minted just now that the explorer lists', 1_000, [{ token: { address: asset } }], false],
  ['minted long ago that the explorer no longer lists', 120_000, [], false],
])('tokens %s, its holder awaits them: %s', async (_, ago, items, expected) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const mint = { id: 'mint', kind: 'mint', from: owner, asset, status: { name: 'simulating' } }
  transactionStore.put({ ...mint, sentAt: Date.now() - ago } as never)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(tokenBalancesQuery(owner, 'ERC-20').queryKey, { items } as never)
  const { result } = renderHook(() => useAwaitsTokens(owner), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBe(expected)
})
