import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { useIsFresh } from './useIsFresh.ts'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const reserve = sampleReserve(6)
const holding = (supplied: bigint, borrowed: bigint) => ({
  positions: [{ ...samplePosition(reserve), supplied, borrowed }],
})
const noTrades = { rows: [], isWhole: true }
const trades = { rows: [{}], isWhole: true }

test.each([
  ['without trades, deposits and loans is fresh', noTrades, holding(0n, 0n), true],
  ['without trades is fresh where the pool reports no deposits', noTrades, null, true],
  ['with a deposit is not fresh', noTrades, holding(1n, 0n), false],
  ['with a loan is not fresh', noTrades, holding(0n, 1n), false],
  ['with a trade is not fresh', trades, holding(0n, 0n), false],
  ['is not called fresh before its loans were read', noTrades, undefined, false],
  ['is not called fresh before its trades were read', undefined, holding(0n, 0n), false],
])('a wallet %s', async (_, swaps, state, expected) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  if (swaps) client.setQueryData(allSwapsByUserQuery(owner).queryKey, swaps as never)
  if (state !== undefined) client.setQueryData(userStateQuery(owner).queryKey, state as never)
  const { result } = renderHook(() => useIsFresh(owner), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBe(expected)
})
