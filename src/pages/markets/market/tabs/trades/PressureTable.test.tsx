import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { PressureTable } from './PressureTable.tsx'

const stablecoin = checksummed(`0x${'9'.repeat(40)}`)
let markets = 0

beforeEach(async () => {
  await loadTestConfig()
})
type Change = Record<string, unknown>

/** A purchase for $10.50, so many seconds ago. */
function bought(id: number, ago: number, change: Change = {}) {
  const { txHash, ...swap } = wireSwap(id)
  const timestamp = new Date(Date.now() - ago * 1_000).toISOString()
  return { transactionHash: txHash, ...swap, timestamp, ...change }
}

/** A sale that paid $10, with its fee in tokens, after a trade that left the pool this many tokens and dollars. */
function sold(id: number, ago: number, before: { tokens: number; usd: number }, change: Change = {}) {
  return bought(id, ago, {
    stablecoinIn: null,
    stablecoinOut: stablecoin,
    tokenIn: `0x${'3'.repeat(40)}`,
    tokenOut: stablecoin,
    amountIn: '10',
    amountOut: '10',
    feeAmount: '0.1',
    reserveUsdAfter: String(before.usd - 10),
    reserveTokenAfter: String(before.tokens + 10),
    priceUsd: String((before.usd - 10) / (before.tokens + 10)),
    ...change,
  })
}

/** The table of a market whose server has these trades, newest first, and sends at most `most` of them from an offset on. */
async function show(
  swaps: object[],
  { most = 1_000, refusesBeyond = Number.POSITIVE_INFINITY, holdsBeyond = Number.POSITIVE_INFINITY } = {},
) {
  markets += 1
  const poolAddress = checksummed(`0x${markets.toString(16).padStart(40, 'e')}`)
  const own = swaps.map((swap) => ({ ...swap, poolAddress }))
  vi.stubGlobal('fetch', async (_: string | URL, init: RequestInit) => {
    const { variables } = JSON.parse(String(init.body))
    const { offset = 0, limit = 50 } = variables ?? {}
    if (offset >= holdsBeyond) await new Promise(() => undefined)
    if (offset >= refusesBeyond || limit > refusesBeyond) return new Response('', { status: 500 })
    return Response.json({ data: { swaps: own.slice(offset, offset + Math.min(limit, most)) } })
  })
  const market = { ...wireMarket(1), poolAddress, trades24h: swaps.length } as unknown as Market
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PressureTable market={market} />
    </QueryClientProvider>,
  )
  return (label: string) => {
    const row = screen.getByRole('rowheader', { name: new RegExp(`^${label}`) }).closest('tr')
    return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  }
}

test('while the trades are read, each window has bars in place of its figures', async () => {
  const row = await show([bought(1, 10)])
  expect(document.querySelectorAll('.animate-pulse')).toHaveLength(6)
  await waitFor(() => expect(row('24 h').slice(1)).toEqual(['1$10.50', '0$0']))
  expect(document.querySelectorAll('.animate-pulse')).toHaveLength(0)
})

test('each window says its buys and sells by count and dollars, and the bar their share by dollars', async () => {
  // A pool of this size pays $10 for 9.9 tokens.
  const usd = 1_020.10101
  const row = await show([
    bought(3, 10),
    sold(2, 2_000, { tokens: 1_000, usd }),
    bought(1, 7_000, { reserveUsdAfter: String(usd), reserveTokenAfter: '1000', priceUsd: '1.02010101' }),
  ])
  await waitFor(() => expect(row('5 min').slice(1)).toEqual(['1$10.50', '0$0']))
  expect(row('1 h').slice(1)).toEqual(['1$10.50', '1$10.00'])
  await waitFor(() => expect(row('24 h').slice(1)).toEqual(['2$21.00', '1$10.00']))
  expect(screen.getByRole('img', { name: '100% of the dollars were buys' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '51.2% of the dollars were buys' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '67.7% of the dollars were buys' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('*')
  screen.getByRole('columnheader', { name: 'Bought volume' })
  screen.getByRole('columnheader', { name: /^Buys trades, \$/ })
})

test('a window that the live list does not reach back to is read as a whole', async () => {
  const row = await show(Array.from({ length: 130 }, (_, index) => bought(130 - index, index * 60)))
  await waitFor(() => expect(row('24 h')[1]).toBe('130$1.36K'))
  expect(row('1 h')[1]).toMatch(/^6[01]\$/)
  expect(document.body.textContent).not.toContain('*')
})

test('where older trades cannot be read, a window says which part it is', async () => {
  const row = await show(
    Array.from({ length: 130 }, (_, index) => bought(130 - index, index * 120)),
    { refusesBeyond: 50 },
  )
  await waitFor(() => expect(row('24 h')[1]).toBe('50$525.00'))
  expect(screen.getByRole('rowheader', { name: '24 h*' })).toBeTruthy()
  expect(document.body.textContent).toMatch(/\* 24 h: only the last 1 h, the 50 trades read\./)
  expect(document.body.textContent).not.toMatch(/\* 1 h:/)
})

test('a sale whose fee has no known unit makes the dollars of the sells unknown, and the bar counts trades', async () => {
  const row = await show([
    bought(3, 10),
    sold(2, 20, { tokens: 1_000, usd: 1_000 }, { reserveUsdAfter: '500', priceUsd: '0.495049505' }),
  ])
  await waitFor(() => expect(row('5 min')[2]).toMatch(/^1–Unknown: it is not known in what unit/))
  expect(screen.getAllByRole('img', { name: '50% of the trades were buys' })).toHaveLength(3)
})

test('trades that could not be read, and those of an unknown side, are told apart', async () => {
  const row = await show([
    bought(2, 10, { stablecoinIn: null, tokenIn: stablecoin, tokenOut: stablecoin }),
    { id: 'x' },
    bought(1, 20),
  ])
  await waitFor(() => expect(row('5 min')[1]).toBe('1$10.50'))
  expect(document.body.textContent).toContain('1 trade could not be read.')
  expect(document.body.textContent).toContain(
    '5 min: 1 trade neither bought nor sold by what the indexer says.',
  )
})

test('a window that the newest page covers is shown while the trades of the day are still read', async () => {
  // The live list has 50 trades, which are of less than an hour.
  const swaps = Array.from({ length: 80 }, (_, index) => bought(80 - index, index * 70 + 10))
  const row = await show(swaps, { most: 60, holdsBeyond: 1 })
  await waitFor(() => expect(row('1 h').slice(1)).toEqual(['52$546.00', '0$0']))
  expect(document.querySelectorAll('.animate-pulse')).toHaveLength(2)
})
