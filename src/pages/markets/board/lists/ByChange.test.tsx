import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { recentPricesQuery } from '#interfaces/indexer/prices/recentPrices.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { ByChange } from './ByChange.tsx'
import type { MarketRowsProps } from './MarketRows.tsx'

const Rows = ({ markets, children }: MarketRowsProps) => (
  <p>
    {markets.map(({ poolAddress }) => poolAddress).join(' ')} {children}
  </p>
)

const price = decimal('2')
const today = Math.floor(Date.now() / 1_000)

/** The markets in an order: each had one price a day ago, an unknown one where it is null. */
function sorted(order: BoardOrder, dayAgo: Record<string, string | null>): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const markets = Object.entries(dayAgo).map(([poolAddress, before]) => {
    const value = before === null ? null : decimal(before)
    client.setQueryData(priceLineQuery(poolAddress).queryKey, {
      at: today,
      hours: [],
      day: value === null ? [] : [{ time: today - 23 * 3_600, open: value, close: value }],
      week: [],
      unreadable: 0,
    })
    // The same prices in the other direction, so that an order by the wrong time is noticed.
    const steps =
      value === null
        ? null
        : { steps: [{ time: today - 8 * 3_600, price: decimal(`-${value}`) }], until: today }
    client.setQueryData(recentPricesQuery(poolAddress).queryKey, { hour: null, sixHours: steps })
    return { poolAddress, spotPrice: price, createdAt: new Date(0), tradesTotal: 1 } as unknown as Market
  })
  render(
    <QueryClientProvider client={client}>
      <ByChange Rows={Rows} markets={markets} order={order} view="table" empty="">
        {markets.length}
      </ByChange>
    </QueryClientProvider>,
  )
  return screen.getByText(/^[a-d]/).textContent
}

const dayAgo = { a: '1.9', b: null, c: '1', d: '4' }

test('markets are sorted by what their price rose within a day, those of an unknown change last', () => {
  expect(sorted('gainers', dayAgo)).toBe('c a d b 4')
})

test('markets are sorted by what their price fell within a day, those of an unknown change last', () => {
  expect(sorted('losers', dayAgo)).toBe('d a c b 4')
})

test('an order by the change within 6 hours sorts by the prices around that time', () => {
  expect(sorted('gainers-6h', dayAgo)).toBe('d a c b 4')
})
