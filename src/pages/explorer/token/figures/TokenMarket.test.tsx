import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type PriceLine, priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenDayChange, TokenDayVolume, TokenMarket } from './TokenMarket.tsx'

const token = checksummed(`0x${'a1'.repeat(20)}`)
const pool = checksummed(`0x${'b2'.repeat(20)}`)
const hour = 3_600

/** Shows the change of a token whose price rose from 2 to 3 dollars in the last hour, on a market of this age in hours. */
async function show(age: number | null) {
  await loadTestConfig()
  const now = Math.floor(Date.now() / 1_000)
  const createdAt = new Date((now - (age ?? 0) * hour) * 1_000).toISOString()
  const prices = { virtualReserveUSD: '3', realReserveUSD: '0', reserveToken: '1', spotPrice: '3' }
  const market = age && wireMarket(1, { tokenAddress: token, poolAddress: pool, createdAt, ...prices })
  vi.stubGlobal('fetch', async () => Response.json({ data: { market } }))
  const day = Array.from({ length: 30 }, (_, index) => ({
    time: now - (now % hour) - (30 - index) * hour,
    ...{ open: decimal('2'), close: decimal('2'), trades: 1 },
  }))
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const line: PriceLine = { at: now, hours: [], day, week: day, unreadable: 0 }
  client.setQueryData(priceLineQuery(pool).queryKey, line)
  render(
    <QueryClientProvider client={client}>
      <p>
        Price <TokenDayChange token={token} />
      </p>
    </QueryClientProvider>,
  )
}

test('the change of a token is that of its market within 24 hours', async () => {
  await show(100)
  expect((await screen.findByText(/in 24 h$/)).textContent).toBe('Price +50% in 24 h')
})

test('the change of a token with a market of today is told since its launch', async () => {
  await show(5)
  expect((await screen.findByText(/since launch$/)).textContent).toMatch(/^Price .* since launch$/)
})

test('a token without a market has no change', async () => {
  await show(null)
  expect((await screen.findByText(/^Price/)).textContent).toBe('Price ')
})

test.each([
  ['TIDE', true, 'Open market'],
  ['ТIDE', false, 'Some letters of this name only look Latin Open market'],
])('the market of %s is the main action of its token: %s, and reads %s', async (symbol, isMain, name) => {
  await loadTestConfig()
  const market = wireMarket(1, { tokenAddress: token, poolAddress: pool, symbol })
  vi.stubGlobal('fetch', async () => Response.json({ data: { market } }))
  renderPart(<TokenMarket token={token} />)
  const link = await screen.findByRole('link', { name })
  expect(link.classList.contains('bg-accent')).toBe(isMain)
})

test.each([
  [
    'with a market',
    wireMarket(1, { tokenAddress: token, poolAddress: pool, volume24h: '84100' }),
    '$84.1K volume in 24 h',
  ],
  ['without one', null, ''],
])('a token %s has the volume of 24 hours', async (_, market, text) => {
  await loadTestConfig()
  const fetched = vi.fn(async () => Response.json({ data: { market } }))
  vi.stubGlobal('fetch', fetched)
  const { container } = renderPart(<TokenDayVolume token={token} />)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await expect.poll(() => container.textContent).toBe(text)
})
