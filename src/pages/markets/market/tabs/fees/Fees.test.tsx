// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { answerCalls } from '#interfaces/testing/fakeNode.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { Fees } from './Fees.tsx'

const pool = `0x${'1'.repeat(40)}`
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const market = { poolAddress: pool, nftId: 3, feeStrategy: 0 } as Market

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(cleanup)

/** An indexer that sends three claims of $10 however many there are, and a pool that paid $250 and keeps $4.50. */
async function show(curve?: { kind: string }) {
  await loadTestConfig({ curve })
  const claim = (id: number) => ({
    ...{ id, transactionHash: `0x${'a'.repeat(64)}`, poolAddress: pool, nftId: 3, recipient: owner },
    amount: '10',
    blockNumber: id,
    timestamp: null,
  })
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    if (String(url).startsWith(testConfig.indexerUrl))
      return Response.json({ data: { feeClaims: [3, 2, 1].map(claim) } })
    return answerCalls(String(init.body), ({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: '0x1b4' }
      const [{ data }] = params as unknown as [{ data: string }]
      const values: Record<string, bigint> = { '0x39f8db9a': 250_000_000n, '0x94db0595': 4_500_000n }
      const value = values[data] ?? BigInt(owner)
      return { result: `0x${value.toString(16).padStart(64, '0')}` }
    })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <Fees market={market} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('table', { name: 'Fee claims' })
  return () => document.body.textContent
}

test('without the pool, the sum of the listed claims is called "at least"', async () => {
  const text = await show()
  expect(text()).toContain('Claimed at least$30.00')
  expect(text()).not.toContain('Not claimed yet')
})

test('the pool contract gives the whole sum, the unclaimed fees and their owner', async () => {
  const text = await show({ kind: 'tideline-v1' })
  await waitFor(() => expect(text()).toContain('Claimed so far$250.00'))
  expect(text()).toContain('Not claimed yet$4.50')
  expect(text()).toMatch(/Fee NFT#3 of 0xf39F/)
})
