import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { allMarketsQuery, type Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { moverOrderQuery } from './moverOrder.ts'
import { useMovers } from './useMovers.ts'

vi.stubGlobal('fetch', () => new Promise(() => undefined))

function marketOf(poolAddress: string, price: string) {
  return {
    poolAddress,
    spotPrice: decimal(price),
    createdAt: null,
    updatedAt: null,
    trades24h: 3,
    volume24h: decimal('5'),
    virtualReserveUSD: decimal('1000'),
    realReserveUSD: decimal('100'),
    reserveToken: decimal('1000'),
    marketCap: decimal('1000'),
  } as unknown as Market
}

test('the movers follow the changes that their rows show, and stand still while they are held', async () => {
  await loadTestConfig()
  const client = new QueryClient()
  const before = decimal('1')
  const day = [{ time: now() / 1_000 - 23 * 3_600, open: before, close: before }]
  const put = (...rows: Market[]) =>
    act(
      () =>
        void client.setQueryData(allMarketsQuery().queryKey, { rows, unreadable: 0, isWhole: true } as never),
    )
  const rows = [marketOf('a', '1.4'), marketOf('b', '1.2')]
  client.setQueryData(moverOrderQuery(rows).queryKey, ['a', 'b'])
  for (const { poolAddress } of rows)
    client.setQueryData(priceLineQuery(poolAddress).queryKey, {
      at: 0,
      hours: [],
      day,
      week: [],
      unreadable: 0,
    })
  put(...rows)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(({ isHeld }) => useMovers(isHeld), {
    wrapper,
    initialProps: { isHeld: false },
  })
  const shown = () => result.current?.movers.map(({ poolAddress }) => poolAddress)
  expect(shown()).toEqual(['a', 'b'])
  rerender({ isHeld: true })
  put(marketOf('a', '1.4'), marketOf('b', '1.5'))
  expect(shown()).toEqual(['a', 'b'])
  rerender({ isHeld: false })
  expect(shown()).toEqual(['b', 'a'])
})
