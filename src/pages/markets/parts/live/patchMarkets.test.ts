import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { patchMarkets } from './patchMarkets.ts'

const market = (id: number, change: Partial<Market> = {}) =>
  ({ id, poolAddress: `0x${id}`, trades24h: 0, ...change }) as Market

const changed = market(2, { trades24h: 7 })

test('a changed market is replaced on its page, and every other row keeps its identity', () => {
  const client = new QueryClient()
  const key = ['indexer', 'markets', 'VOLUME_DESC']
  const pages = [
    { markets: [market(1), market(2)], received: 2 },
    { markets: [market(3)], received: 1 },
  ]
  client.setQueryData(key, { pages, pageParams: [0, 2] })
  patchMarkets(client, [changed])
  const data = client.getQueryData<{ pages: typeof pages; pageParams: number[] }>(key)
  expect(data?.pages[0]).toEqual({ markets: [market(1), changed], received: 2 })
  expect(data?.pages[0]?.markets[0]).toBe(pages[0]?.markets[0])
  expect(data?.pages[1]).toBe(pages[1])
  expect(data?.pageParams).toEqual([0, 2])
})

test('a board without the changed market keeps its identity', () => {
  const client = new QueryClient()
  const key = ['indexer', 'markets', 'VOLUME_DESC']
  const before = { pages: [{ markets: [market(1)], received: 1 }], pageParams: [0] }
  client.setQueryData(key, before)
  patchMarkets(client, [changed])
  expect(client.getQueryData(key)).toBe(before)
})

test.each(['allMarkets', 'trendingMarkets', 'searchMarkets', 'marketsByCreator'])(
  'a changed market is replaced in the list %s',
  (name) => {
    const client = new QueryClient()
    client.setQueryData(['indexer', name, 8], { rows: [market(1), market(2)], unreadable: 1 })
    patchMarkets(client, [changed])
    expect(client.getQueryData(['indexer', name, 8])).toEqual({ rows: [market(1), changed], unreadable: 1 })
  },
)

test("a changed market is replaced on its own page, not on another's, and an unknown market stays unknown", () => {
  const client = new QueryClient()
  client.setQueryData(['indexer', 'market', '0x2'], market(2))
  client.setQueryData(['indexer', 'market', '0x3'], market(3))
  client.setQueryData(['indexer', 'market', '0x4'], null)
  patchMarkets(client, [changed])
  expect(client.getQueryData(['indexer', 'market', '0x2'])).toEqual(changed)
  expect(client.getQueryData(['indexer', 'market', '0x3'])).toEqual(market(3))
  expect(client.getQueryData(['indexer', 'market', '0x4'])).toBeNull()
})
