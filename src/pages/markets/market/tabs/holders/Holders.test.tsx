import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { Holders } from './Holders.tsx'

const wallet = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [anna, bert, cleo] = [wallet('a'), wallet('b'), wallet('c')]
const market = {
  ...wireMarket(1),
  poolAddress: wallet('1'),
  tokenAddress: wallet('2'),
  creator: wallet('3'),
  createdAtBlock: 100,
  symbol: 'TIDE',
  marketCap: decimal('1000'),
  spotPrice: decimal('1'),
} as unknown as Market

/**
 * The holders Anna (20 %), Bert (10 %) and Cleo (5 %) of a market whose first trades are purchases by these wallets in
 * these blocks, and unreadable rows.
 */
async function show(
  first: [string, number][],
  unreadable: object[] = [],
  holders: string[] = [anna, bert, cleo],
  unsold?: bigint,
) {
  await loadTestConfig()
  const swaps = first.map(([sender, blockNumber], index) => {
    const { txHash, ...swap } = wireSwap(index + 1)
    return {
      transactionHash: txHash,
      ...swap,
      sender,
      blockNumber,
      stablecoinIn: wallet('d'),
      stablecoinOut: null,
    }
  })
  const topHolders = holders.map((holderAddress, index) => {
    const percentage = [20, 10, 5][index] ?? 0
    return { holderAddress, balance: String(percentage * 10), percentage }
  })
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    if (!String(url).startsWith(testConfig.indexerUrl)) {
      if (unsold === undefined) throw new TypeError('No connection')
      return answerCalls(String(init.body), () => ({ result: `0x${unsold.toString(16).padStart(64, '0')}` }))
    }
    const { query, variables } = JSON.parse(String(init.body))
    if (query.includes('topHolders')) return Response.json({ data: { topHolders } })
    if (query.includes('holderCount')) return Response.json({ data: { holderCount: 3 } })
    return Response.json({ data: { swaps: variables.offset > 0 ? [] : [...swaps, ...unreadable] } })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <Holders market={{ ...market, tradesTotal: first.length }} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  if (holders.length === 0) return () => 0
  const table = await screen.findByRole('table', { name: 'Largest holders' })
  return (name: string) => within(table).queryAllByText(name).length
}

test('holders that bought in the creation block are marked as a possible bundle, with their common share', async () => {
  const count = await show([
    [anna, 100],
    [cleo, 100],
    [bert, 130],
  ])
  expect(
    await screen.findByText(
      'Bundle: 2 of these holders, together 25% of the supply, bought in the block that created the market or in one transaction with another wallet. They may belong together. This is a hint, not proof.',
    ),
  ).toBeTruthy()
  expect(count('Bundle')).toBe(2)
})

test('without a bundle the note says which trades were checked', async () => {
  const count = await show([[anna, 130]])
  expect(await screen.findByText(/^No bundle found in the first 100 trades:/)).toBeTruthy()
  expect(count('Bundle')).toBe(0)
})

test('with unreadable first trades the note says that bundles are unknown', async () => {
  await show([[anna, 130]], [{ id: 'x' }])
  expect(await screen.findByText(/^Whether some of these holders bought together is unknown/)).toBeTruthy()
})

test('an empty list of holders of a market that counts some does not say that there are none', async () => {
  await show([], [], [])
  const counted = (market.holders ?? 0).toLocaleString('en-US')
  expect(await screen.findByText(`None are listed, though ${counted} are counted.`)).toBeTruthy()
  expect(screen.queryByText('No holders yet.')).toBeNull()
})

test.each([
  ['names the pool with less', [market.poolAddress, anna]],
  ['does not name the pool', [anna]],
])('the pool holds what its token says where the indexer %s', async (_, holders) => {
  await show([[anna, 130]], [], holders, 830n * 10n ** 18n)
  const row = (await screen.findByText('Unsold (pool)')).closest('tr')
  await waitFor(() => expect(row?.textContent).toMatch(/830 TIDE.*100.00%/))
  expect(screen.getAllByText('Unsold (pool)')).toHaveLength(1)
  // The pool has no rank, so that the first holder is the first.
  expect(row?.textContent).not.toMatch(/^\d/)
  const [, , second] = screen.getAllByRole('row')
  expect(second?.textContent).toMatch(/^1/)
})
