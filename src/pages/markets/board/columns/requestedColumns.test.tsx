import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { type TopHolder as Largest, topHolderQuery } from '#interfaces/indexer/token/topHolder.ts'
import { buysAndSellsQuery, type BuysAndSells as Counted } from '#interfaces/indexer/trades/buysAndSells.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { BuysAndSells } from './BuysAndSells.tsx'
import { TopHolder } from './TopHolder.tsx'
import { UnreadableCounts } from './UnreadableCounts.tsx'

const creator = `0x${'4'.repeat(40)}`
const market = {
  poolAddress: `0x${'1'.repeat(40)}`,
  tokenAddress: `0x${'3'.repeat(40)}`,
  creator,
  trades24h: 3,
  holders: 1,
  reserveToken: decimal('1000000'),
  marketCap: decimal('1000'),
  spotPrice: decimal('0.001'),
} as Market

// jsdom has no IntersectionObserver. Every element counts as on screen.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: IntersectionObserverCallback
      constructor(seen: IntersectionObserverCallback) {
        this.#seen = seen
      }
      observe(target: Element) {
        this.#seen([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)
      }
      unobserve() {}
    },
  )
})

/** Renders cells of a market for which the indexer answers `known`; other requests fail. */
async function show(cells: ReactNode, known: { trades?: Counted; largest?: Largest } = {}) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'no' }] }))
  const queries = { retry: false, staleTime: Number.POSITIVE_INFINITY }
  const client = new QueryClient({ defaultOptions: { queries } })
  const page = <QueryClientProvider client={client}>{cells}</QueryClientProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  const { container } = render(<RouterProvider router={router as never} />)
  await vi.waitFor(() => expect(client.getQueryCache().findAll({ type: 'active' })).not.toEqual([]))
  act(() => {
    if (known.trades) client.setQueryData(buysAndSellsQuery(market).queryKey, known.trades)
    if (known.largest) client.setQueryData(topHolderQuery(market).queryKey, known.largest)
  })
  return container
}

const whole = { buys: 1, sells: 2, counted: 3, isWhole: true, unreadable: 0 }

test.each<[string, Counted, string, string]>([
  ['all of them', whole, '1 buys 2 sells', '1 buy and 2 sells within 24 hours.'],
  [
    'more than can be counted',
    { ...whole, counted: 3, isWhole: false },
    '1+ buys 2+ sells',
    'At least 1 buy and 2 sells within 24 hours: only the newest 3 trades were counted.',
  ],
  [
    'one of an unknown side',
    { ...whole, counted: 4 },
    '1+ buys 2+ sells',
    'At least 1 buy and 2 sells within 24 hours: 1 trade of an unknown side.',
  ],
  [
    'two that cannot be read',
    { ...whole, isWhole: false, unreadable: 2 },
    '1+ buys 2+ sells',
    'At least 1 buy and 2 sells within 24 hours: 2 trades could not be read.',
  ],
])('the count of buys and sells shows its completeness for %s', async (_, trades, text, title) => {
  const container = await show(<BuysAndSells market={market} />, { trades })
  await screen.findByTitle(title)
  expect(container.textContent).toBe(text)
})

const somebody = `0x${'5'.repeat(40)}` as const

test.each<[string, Largest, string, string]>([
  [
    'as the indexer states it',
    { holder: { holderAddress: somebody, balance: decimal('200000'), percentage: 12.5 }, unreadable: 0 },
    '12.5%',
    `12.5%, held by ${somebody}`,
  ],
  [
    'of the creator, by the supply when the indexer states none',
    {
      holder: { holderAddress: creator as never, balance: decimal('200000'), percentage: null },
      unreadable: 0,
    },
    '20.0%',
    `20%, held by ${creator}, the creator`,
  ],
  [
    'none when only the pool holds any',
    { holder: null, unreadable: 0 },
    'None',
    'Nobody but the pool holds any',
  ],
])('the share of the largest holder is shown %s', async (_, largest, text, title) => {
  const container = await show(<TopHolder market={market} />, { largest })
  await screen.findByTitle(title)
  expect(container.textContent).toBe(text)
})

test('the largest holder is unknown when the indexer lists none although the market has holders', async () => {
  const largest = { holder: null, unreadable: 0 }
  const container = await show(<TopHolder market={{ ...market, holders: 2 }} />, { largest })
  await screen.findByTitle('The indexer lists none of the holders')
  expect(container.textContent).not.toContain('None')
})

test('unreadable trades and holders are unknown, and counted below the board', async () => {
  const container = await show(
    <>
      <BuysAndSells market={market} />
      <TopHolder market={market} />
      <UnreadableCounts />
    </>,
    { trades: { ...whole, unreadable: 2 }, largest: { holder: null, unreadable: 1 } },
  )
  await screen.findByTitle('A holder could not be read')
  await screen.findByText('2 trades could not be read')
  await screen.findByText('1 holder could not be read')
  expect(container.textContent).not.toContain('None')
})

test('a failed request shows an unknown figure', async () => {
  await show(
    <>
      <BuysAndSells market={market} />
      <TopHolder market={market} />
    </>,
  )
  await screen.findByTitle('The trades could not be read')
  await screen.findByTitle('The holders could not be read')
})
