import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { Whales } from './Whales.tsx'

const wallet = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [anna, bert] = [wallet('a'), wallet('b')]
let markets = 0

beforeEach(() => loadTestConfig())
/** A purchase of somebody for so many dollars, so many hours ago. */
function purchase(id: number, sender: string, usd: string, hours: number) {
  const { txHash, ...swap } = wireSwap(id)
  const timestamp = new Date(Date.now() - hours * 3_600_000).toISOString()
  return { transactionHash: txHash, ...swap, sender, amountIn: usd, timestamp }
}

/** The tab of a market with these trades, newest first; `older` trades cannot be read when it is false. */
async function show(swaps: object[], { older = true } = {}) {
  markets += 1
  const pool = checksummed(`0x${markets.toString(16).padStart(40, 'f')}`)
  const market = {
    ...wireMarket(1),
    poolAddress: pool,
    tokenAddress: wallet('2'),
    creator: wallet('3'),
    spotPrice: decimal('1'),
    marketCap: decimal('1000'),
    trades24h: swaps.length,
  } as unknown as Market
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    if (!String(url).startsWith(testConfig.indexerUrl)) throw new TypeError('No connection')
    const { variables } = JSON.parse(String(init.body))
    const { offset = 0, limit = 50 } = variables ?? {}
    if (!older && (offset > 0 || limit > 50)) return new Response('', { status: 500 })
    const own = swaps.map((swap) => ({ ...swap, poolAddress: pool }))
    return Response.json({ data: { swaps: own.slice(offset, offset + limit) } })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <Whales market={market} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
}

/** The text of the rows of a table, and where the link to a person's portfolio leads. */
async function rowsOf(name: string) {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => ({
      text: row.textContent,
      link: within(row)
        .getByTitle(/^Portfolio of/)
        .getAttribute('href'),
    }))
}

test('the largest trades of a day are ranked by dollars, and each leads to what its person has', async () => {
  await show([
    purchase(4, anna, '5', 1),
    purchase(3, bert, '900.5', 2),
    purchase(2, anna, '20', 23),
    purchase(1, bert, '5000', 25),
  ])
  const rows = await rowsOf('Largest trades')
  expect(rows.map(({ text }) => /\$[\d,]+\.\d\d/.exec(text ?? '')?.[0])).toEqual([
    '$900.50',
    '$20.00',
    '$5.00',
  ])
  expect(rows.map(({ text }) => /\.\d\d([\d.]+%)/.exec(text ?? '')?.[1])).toEqual(['97.2%', '2.1%', '0.5%'])
  expect(rows.map(({ link }) => link)).toEqual([bert, anna, anna].map((address) => `/portfolio/${address}`))
  expect(screen.queryByText(/trades read/)).toBeNull()
})

test('a day that could not be read whole says which part it is', async () => {
  await show(
    Array.from({ length: 60 }, (_, index) => purchase(60 - index, anna, String(60 - index), index / 10)),
    { older: false },
  )
  await waitFor(async () => expect(await rowsOf('Largest trades')).toHaveLength(20))
  expect(screen.getByText('Only of the last 4 h, the 50 trades read.')).toBeTruthy()
  expect(screen.getByRole('table').textContent).not.toContain('%')
})

test('a trade of unknown value is no whale, and is said to be missing', async () => {
  await show([
    { ...purchase(2, anna, '5', 1), stablecoinIn: null, tokenIn: wallet('9'), tokenOut: wallet('9') },
    purchase(1, bert, '3', 2),
  ])
  expect(await rowsOf('Largest trades')).toHaveLength(1)
  expect(screen.getByText('Without 1 of unknown value.')).toBeTruthy()
})

test('a day without trades says so, and asks for no holders', async () => {
  await show([])
  expect(await screen.findByText('No trades in the last 24 hours.')).toBeTruthy()
  expect(screen.queryByText(/holders/i)).toBeNull()
})
