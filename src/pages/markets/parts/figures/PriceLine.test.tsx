import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PricePoint } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { recentPricesQuery } from '#interfaces/indexer/prices/recentPrices.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { setLagEnd } from '#pages/lag/lagEnd.ts'
import { DayChange, PriceLine, RecentChange } from './PriceLine.tsx'

afterEach(() => {
  cleanup()
  setLagEnd(undefined)
})

/** Whether the cells are on screen. Most need not be, because their data is in the cache. */
let isOnScreen = false

// jsdom has no IntersectionObserver.
beforeEach(() => {
  isOnScreen = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #announce: (entries: readonly object[], own: object) => void
      constructor(announce: (entries: readonly object[], own: object) => void) {
        this.#announce = announce
      }
      observe(target: Element) {
        if (isOnScreen) this.#announce([{ target, isIntersecting: true }], this)
      }
      unobserve() {}
    },
  )
})

const hour = 3_600

function pricePoint(hoursAgo: number, price: string): PricePoint {
  const value = decimal(price)
  const time = Math.floor(Date.now() / 1_000) - hoursAgo * hour
  return { time, open: value, close: value }
}

/** Renders the change and the line of a market whose price was these a week ago, a day ago, and is now the last one. */
function renderMarket(
  weekAgo: string,
  dayAgo: string,
  price: string,
  day: readonly PricePoint[] | null = [pricePoint(23, dayAgo)],
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const poolAddress: string = '0xpool'
  const market = { poolAddress, spotPrice: decimal(price) } as Market
  client.setQueryData(priceLineQuery(market.poolAddress).queryKey, {
    at: Math.floor(Date.now() / 1_000),
    hours: [],
    unreadable: 0,
    day,
    week: [pricePoint(160, weekAgo), pricePoint(20, dayAgo)],
  })
  render(
    <QueryClientProvider client={client}>
      <DayChange market={market} />
      <PriceLine market={market} within="week" />
    </QueryClientProvider>,
  )
  return screen.getByRole('img').innerHTML
}

test.each([
  ['falls within a day after a good week', '1', '10', '8', 'up', '−20.0%'],
  ['rises within a day after a bad week', '10', '1', '1.5', 'down', '+50.0%'],
  ['stands where it began', '2', '1', '2', 'accent', '+100.0%'],
])('a price line that %s has the colour of its own change', (_, week, day, price, tone, said) => {
  const drawing = renderMarket(week, day, price)
  expect(screen.getByText(said)).toBeTruthy()
  expect(drawing).toContain(`stroke-${tone}`)
})

test('the line of a week is drawn while the change within 24 hours is still read', () => {
  expect(renderMarket('1', '10', '8', null)).toContain('stroke-up')
  expect(document.body.textContent).toBe('')
})

test('the 24-hour change moves on without trades', () => {
  vi.useFakeTimers()
  try {
    renderMarket('1', '10', '20', [pricePoint(25, '5'), pricePoint(23, '10')])
    expect(screen.getByText('+300.0%')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(2 * hour * 1_000))
    expect(screen.getByText('+100.0%')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [0, 'No trades yet'],
  [3, '7-day price unknown'],
])('a market without candles and with %i trades is labelled "%s"', (tradesTotal, label) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const poolAddress: string = '0xpool'
  const market = { poolAddress, tradesTotal, spotPrice: decimal('1') } as Market
  const none = { at: 0, hours: [], day: [], week: [], unreadable: tradesTotal }
  client.setQueryData(priceLineQuery(poolAddress).queryKey, none)
  render(
    <QueryClientProvider client={client}>
      <PriceLine market={market} within="week" />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('img', { name: label })).toBeTruthy()
})

const unlaunched = {
  marketCap: decimal('8'),
  virtualReserveUSD: decimal('1'),
  realReserveUSD: decimal('0'),
  reserveToken: decimal('1'),
}

/** Renders the changes of a market while the indexer lags; its newest block is `hoursAgo` old, null for unknown. */
function renderBehind(hoursAgo: number | null, changes: Partial<Market> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const poolAddress: string = '0xpool'
  const present = Math.floor(Date.now() / 1_000)
  const blockTime = hoursAgo === null ? null : present - hoursAgo * hour
  setLagEnd(blockTime)
  const steps = (price: string) => ({ steps: [{ time: 0, price: decimal(price) }], until: present })
  client.setQueryData(recentPricesQuery(poolAddress, blockTime).queryKey, {
    hour: steps('4'),
    sixHours: steps('2'),
  })
  client.setQueryData(priceLineQuery(poolAddress, blockTime).queryKey, {
    at: blockTime ?? present,
    hours: [],
    unreadable: 0,
    week: [pricePoint(160, '1')],
    // The price of 25 hours ago, which is the start only of a window that ended an hour or more ago.
    day: [pricePoint(40, '10'), pricePoint(25, '20')],
  })
  const market = { ...unlaunched, poolAddress, spotPrice: decimal('8'), ...changes } as Market
  render(
    <QueryClientProvider client={client}>
      <p data-change>
        <RecentChange market={market} within="hour" />
      </p>
      <p data-change>
        <RecentChange market={market} within="sixHours" />
      </p>
      <p data-change>
        <DayChange market={market} />
      </p>
      <PriceLine market={market} within="week" />
    </QueryClientProvider>,
  )
  return document.body.textContent?.trim()
}

test('changes end at the newest block of a lagging indexer, and are unknown when its time is unknown', () => {
  expect(renderBehind(2)).toBe('+100.0%+300.0%−20.0%')
  expect(screen.getByRole('img', { name: '7-day price, +700%' })).toBeTruthy()
  cleanup()
  expect(renderBehind(null)).toBe('–Unknown–Unknown–Unknown')
  expect(screen.getByRole('img', { name: '7-day price unknown' })).toBeTruthy()
})

test.each([
  [0.5, [' since launch', ' since launch', ' since launch']],
  [3, ['', ' since launch', ' since launch']],
  [12, ['', '', ' since launch']],
  [30, ['', '', '']],
])('of a market %d hours old the changes over longer windows are marked', (hoursOld, marks) => {
  const present = Math.floor(Date.now() / 1_000)
  renderBehind(0, { createdAt: new Date((present - hoursOld * hour) * 1_000) })
  const changes = [...document.querySelectorAll('[data-change]')]
  expect(changes.map(({ textContent }) => textContent?.match(/ since launch$/)?.[0] ?? '')).toEqual(marks)
})

/** Renders the changes and the line of a market that is not read yet; the bars in their place, also those to come. */
function renderUnread() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const market = { poolAddress: '0xpool' as string, spotPrice: decimal('8') } as Market
  const { container } = render(
    <QueryClientProvider client={client}>
      <RecentChange market={market} within="hour" />
      <DayChange market={market} />
      <PriceLine market={market} within="week" />
    </QueryClientProvider>,
  )
  return container.getElementsByClassName('animate-pulse')
}

test.each([
  ['that are being read are bars', true, 3],
  ['below the screen, which nobody reads, are none', false, 0],
])('changes and lines %s', (_, onScreen, bars) => {
  isOnScreen = onScreen
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  expect(renderUnread()).toHaveLength(bars)
})

test('no bar stays where the indexer does not answer', async () => {
  isOnScreen = true
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'No candles.' }] }))
  const bars = renderUnread()
  await waitFor(() => expect(bars).toHaveLength(0))
})

test('the change within an hour is there while the trades of 24 hours ago are still read', async () => {
  isOnScreen = true
  await loadTestConfig()
  const dayAgo = Date.now() - 24 * hour * 1_000
  const candle = { openTime: new Date(dayAgo - 60_000).toISOString(), open: '2', close: '4', trades: 1 }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    body.includes('HourTrades') ? new Promise(() => {}) : Response.json({ data: { d0: [candle], w0: [] } }),
  )
  const bars = renderUnread()
  expect(await screen.findByText('+100.0%')).toBeTruthy()
  expect(bars).toHaveLength(1)
})

test('changes within hours stay while later prices are read, and go for those of an earlier moment', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const poolAddress: string = '0xpool'
  const present = Math.floor(Date.now() / 1_000)
  setLagEnd(present - 7_200)
  client.setQueryData(recentPricesQuery(poolAddress, present - 7_200).queryKey, {
    hour: { steps: [{ time: 0, price: decimal('4') }], until: present },
    sixHours: null,
  })
  render(
    <QueryClientProvider client={client}>
      <RecentChange market={{ poolAddress, spotPrice: decimal('8') } as Market} within="hour" />
    </QueryClientProvider>,
  )
  expect(document.body.textContent).toBe('+100.0%')
  act(() => setLagEnd(present - 3_600))
  expect(document.body.textContent).toBe('+100.0%')
  act(() => setLagEnd(present - 14_400))
  expect(document.body.textContent).toBe('')
})

test('a lag without a subscriber is forgotten', () => {
  vi.useFakeTimers()
  try {
    renderBehind(null)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(document.body.textContent).not.toContain('Unknown')
  } finally {
    vi.useRealTimers()
  }
})
