import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { boardOrders } from './boardOrder.ts'
import { isLoadedOnly, keepRows, serverOrder, sortLoaded, uniqueMarkets } from './orderMarkets.ts'

function market(id: number, change: Partial<Market> = {}): Market {
  return {
    id,
    poolAddress: `0x${id}`,
    trades24h: id,
    volume24h: decimal('1'),
    updatedAt: null,
    marketCap: decimal('1000'),
    spotPrice: decimal('1'),
    reserveToken: decimal(String(1_000 - id)),
    ...change,
  } as Market
}

function ids(markets: readonly Market[]) {
  return markets.map(({ id }) => id)
}

test('seven orders come from the indexer, and the others sort the loaded rows', () => {
  expect(boardOrders.filter((order) => !isLoadedOnly(order))).toHaveLength(7)
  expect(new Set(boardOrders.filter((order) => !isLoadedOnly(order)).map(serverOrder)).size).toBe(7)
  expect(boardOrders.filter(isLoadedOnly)).toEqual([
    ...['gainers', 'sold', 'losers', 'gainers-6h', 'losers-6h', 'gainers-1h', 'losers-1h', 'trades'],
  ])
})

test('an order of the indexer is left as it came', () => {
  expect(ids(sortLoaded([market(2), market(9), market(1)], 'volume'))).toEqual([2, 9, 1])
})

test('the orders by trades and by sold share sort the loaded rows', () => {
  expect(ids(sortLoaded([market(2), market(9), market(1)], 'trades'))).toEqual([9, 2, 1])
  expect(ids(sortLoaded([market(2), market(9), market(1)], 'sold'))).toEqual([9, 2, 1])
})

test('a market whose trades are of an earlier day comes last by trades', () => {
  const quiet = market(9, { updatedAt: new Date('2026-01-01T00:00:00Z') })
  expect(ids(sortLoaded([quiet, market(2), market(1)], 'trades'))).toEqual([2, 1, 9])
})

test('a market on two pages is shown once, where it came first', () => {
  const again = market(1, { trades24h: 99 })
  const unique = uniqueMarkets([market(1), market(2), again])
  expect(ids(unique)).toEqual([1, 2])
  expect(unique[0]?.trades24h).toBe(1)
})

test('keepRows keeps the order of held rows with current figures, also of rows that left, and appends new ones', () => {
  const now = { ...market(1), holders: 99 }
  expect(keepRows([market(1), market(2), market(3)], [market(3), now, market(4)])).toEqual([
    now,
    market(2),
    market(3),
    market(4),
  ])
})
