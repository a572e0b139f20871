import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { usePositionTokens } from './usePositionTokens.ts'

const [owner, token, pool] = [
  checksummed(`0x${'a1'.repeat(20)}`),
  checksummed(`0x${'c1'.repeat(20)}`),
  checksummed(`0x${'d1'.repeat(20)}`),
]

type Read = { market: unknown; holding?: bigint }

/** The tokens for an address that traded on one market, of which this was read; the wire is silent. */
async function tokensOf({ market, holding }: Read) {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const rows = [{ poolAddress: pool, side: null }]
  client.setQueryData(allSwapsByUserQuery(owner).queryKey, { rows, isWhole: true } as never)
  client.setQueryData(batchedMarketQuery(pool).queryKey, market as never)
  if (holding !== undefined) client.setQueryData(tokenHoldingQuery(token, owner).queryKey, holding)
  const { result } = renderHook(() => usePositionTokens(owner), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return result.current
}

test.each([
  ['whose holding is known is one', { market: { tokenAddress: token }, holding: 5n }, [token]],
  ['whose holding is being read leaves the list open', { market: { tokenAddress: token } }, null],
  ['that the indexer does not know is none', { market: null }, []],
])('a traded token %s', async (_, read, expected) => {
  expect(await tokensOf(read)).toEqual(expected)
})
