import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { moverOrderQuery } from './moverOrder.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection.')))

const pools = ['still', 'unreadable', 'moved']
const reserves = {
  virtualReserveUSD: decimal('1000'),
  realReserveUSD: decimal('0'),
  reserveToken: decimal('500'),
  marketCap: decimal('1000'),
  createdAt: null,
}
const markets = pools.map(
  (poolAddress) => ({ poolAddress, spotPrice: decimal('2'), ...reserves }) as unknown as Market,
)

function clientWith(opens: Record<string, string>) {
  const client = new QueryClient()
  for (const [pool, open] of Object.entries(opens)) {
    const price = decimal(open)
    const day = [{ time: Math.floor(now() / 1_000) - 23 * 3_600, open: price, close: price }]
    const line = { at: 0, hours: [], day, week: [], unreadable: 0 }
    client.setQueryData(priceLineQuery(pool).queryKey, line)
  }
  return client
}

test('the market that moved most comes first, a market whose prices cannot be read comes last', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1_000 })
  const order = clientWith({ still: '2', moved: '1' }).fetchQuery(moverOrderQuery(markets))
  await vi.runAllTimersAsync()
  expect(await order).toEqual(['moved', 'still', 'unreadable'])
  vi.useRealTimers()
})

test('the order stays when prices move, and when the same markets come in another order', async () => {
  const client = clientWith({ still: '2', unreadable: '1.5', moved: '1' })
  const first = await client.ensureQueryData(moverOrderQuery(markets))
  const moved = markets.toReversed().map((market) => ({ ...market, spotPrice: decimal('1') }))
  expect(await client.ensureQueryData(moverOrderQuery(moved))).toEqual(first)
})
