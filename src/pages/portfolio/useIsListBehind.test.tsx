import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { useIsListBehind } from './useIsListBehind.ts'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const reserve = sampleReserve(6)
const listed = { token: { address: reserve.asset } }
const whole = { items: [], next: null, skipped: 0, isPartial: false }

test.each([
  ['lacks a token that the node says is held', whole, 5n, true],
  ['has the token that the node says is held', { ...whole, items: [listed] }, 5n, false],
  ['lacks a token that is not held', whole, 0n, false],
  ['goes on', { ...whole, next: { page: 2 } }, 5n, false],
  ['has a row that cannot be read', { ...whole, skipped: 1 }, 5n, false],
])('a list of tokens that %s', async (_, list, wallet, expected) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(tokenBalancesQuery(owner, 'ERC-20').queryKey, list as never)
  client.setQueryData(userStateQuery(owner).queryKey, {
    positions: [samplePosition(reserve, { wallet })],
  } as never)
  const { result } = renderHook(() => useIsListBehind(owner), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBe(expected)
})
