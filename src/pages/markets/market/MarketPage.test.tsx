import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PriceChart } from './chart/PriceChart.tsx'
import { MarketPage } from './MarketPage.tsx'

const pool = checksummed(`0x${'ab'.repeat(20)}`)

const measured = vi.fn()

class Observer {
  observe = measured
  disconnect = vi.fn()
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
})

/** Renders a part of a market's page at its URL, on a network whose indexer answers so. */
async function open(part: ReactNode, answer: () => Response) {
  await serve(answer, { indexer: { subscriptions: 'polling' } })
  renderPart(part, `/markets/${pool}`, '/markets/$poolAddress')
}

test('a market that cannot be read, its heading names the pool, and a link leads to what the explorer has of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(<MarketPage />, () => new Response(null, { status: 500 }))
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe(`Market ${pool}`)
  const link = screen.getByRole('link', { name: 'The address in the explorer' })
  expect(link.getAttribute('href')).toBe(`/address/${pool}`)
  screen.getByText(/^This page tries again by itself\./)
})

test('a market whose question the indexer refuses promises no further try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(<MarketPage />, () => Response.json({ errors: [{ message: 'No.' }] }))
  await screen.findByRole('link', { name: 'The address in the explorer' })
  expect(screen.queryByText(/tries again by itself/)).toBeNull()
})

test('a market that imitates another one has a warning with both addresses above its head', async () => {
  const market = wireMarket(1, { poolAddress: pool, symbol: '\u0422IDE' })
  const original = wireMarket(2, { symbol: 'TIDE' })
  await open(<MarketPage />, () =>
    Response.json({ data: { market, searchMarkets: [original], swaps: [], candles: [] } }),
  )
  const onPage = () => screen.getAllByRole('note').filter((note) => note.closest('section') === null)
  await waitFor(() => expect(onPage()[0]?.textContent).toMatch(/^This is not TIDE .*only look Latin/), {
    timeout: 15_000,
  })
  const [warning] = onPage()
  for (const { tokenAddress } of [market, original])
    expect(warning?.textContent).toContain(checksummed(String(tokenAddress)))
  const isAbove = warning?.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))
  expect(isAbove).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}, 30_000)

test('the trade stays in view in a column of its own, so that the curve never goes behind it', async () => {
  const market = wireMarket(1, { poolAddress: pool, symbol: 'TIDE' })
  await open(<MarketPage />, () =>
    Response.json({ data: { market, searchMarkets: [], swaps: [], candles: [] } }),
  )
  const curve = await screen.findByRole('heading', { name: 'Bonding curve' }, { timeout: 15_000 })
  const column = screen.getByRole('heading', { name: /^(Trade|Estimate)$/ }).closest('.market-columns > *')
  expect(column?.className).toContain('lg:sticky')
  expect(column?.contains(curve)).toBe(false)
  // Higher than the window it stays by its end, in place of a scroll of its own.
  expect(measured).toHaveBeenCalledWith(column)
  expect(column?.className).not.toContain('overflow')
}, 30_000)

test('on a phone the folded curve is a line in the card of the risks', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 40rem)',
    addEventListener() {},
    removeEventListener() {},
  }))
  const market = wireMarket(1, { poolAddress: pool, symbol: 'TIDE' })
  await open(<MarketPage />, () =>
    Response.json({ data: { market, searchMarkets: [], swaps: [], candles: [] } }),
  )
  const line = await screen.findByText('Bonding curve, reserves and fee', {}, { timeout: 15_000 })
  const panel = line.closest('section')
  expect(panel?.querySelector('header')?.className).toBe('sr-only')
  expect(panel?.parentElement?.firstElementChild).toBe(screen.getByRole('region', { name: 'Risk' }))
}, 30_000)

test('the chart of a market without a trade has one sentence and no controls', async () => {
  const market = { poolAddress: pool, symbol: 'TIDE', tradesTotal: 0, createdAt: new Date(0) } as Market
  await open(<PriceChart market={market} />, () => Response.json({ data: { swaps: [] } }))
  await screen.findByText('No trades yet.')
  expect(screen.queryByRole('group', { name: 'Interval' })).toBeNull()
  expect(screen.queryAllByRole('button')).toEqual([])
})
