import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useOwnTrades } from './useOwnTrades.ts'

const [pool, token, router, person] = ['5', '6', '7', '8'].map((digit) =>
  checksummed(`0x${digit.repeat(40)}`),
)
const time = 1_770_001_200

test('a trade that the indexer records for the router is marked on the chart of its sender', async () => {
  if (!pool || !token || !router || !person) throw new Error('An address is missing.')
  await loadTestConfig()
  const { txHash, ...swap } = wireSwap(1, { poolAddress: pool, sender: router, tokenOut: token })
  const trade = { ...swap, transactionHash: txHash, timestamp: String(time + 90) }
  const transfer = {
    ...{ id: 1, transactionHash: txHash, tokenAddress: token, fromAddress: pool, toAddress: person },
    ...{ amount: '1000', blockNumber: 101, timestamp: String(time + 90) },
  }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const isFirst = !variables?.offset
    if (query?.includes('SomeMarkets'))
      return Response.json({ data: { m0: wireMarket(1, { poolAddress: pool, tokenAddress: token }) } })
    if (query?.includes('swapsByUser')) return Response.json({ data: { swapsByUser: [] } })
    if (query?.includes('transfersByAddress'))
      return Response.json({ data: { transfersByAddress: isFirst ? [transfer] : [] } })
    return Response.json({ data: { swaps: isFirst ? [trade] : [] } })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result, unmount } = renderHook(() => useOwnTrades(person, pool, 60), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect([...result.current]).toEqual([[time + 60, { buys: true, sells: false }]]))
  unmount()
})
