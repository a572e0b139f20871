import { expect, test } from 'vitest'
import type { PricePoint } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { largestMarket, rankable, rankMovers } from './rankMovers.ts'

const now = 1_700_000_000

const liquid = { trades24h: 3, realReserveUSD: decimal('100'), volume24h: decimal('5') }

function marketOf(poolAddress: string, price: string, fields: object = {}) {
  const reserves = {
    virtualReserveUSD: decimal('1000'),
    reserveToken: decimal('1000'),
    marketCap: decimal('1000'),
  }
  const spotPrice = decimal(price)
  return {
    poolAddress,
    spotPrice,
    createdAt: null,
    updatedAt: null,
    ...reserves,
    ...liquid,
    ...fields,
  } as unknown as Market
}

function mover(pool: string, price: string, yesterday: string | null) {
  const before = yesterday === null ? null : decimal(yesterday)
  const day: PricePoint[] = before === null ? [] : [{ time: now - 23 * 3_600, open: before, close: before }]
  return { market: marketOf(pool, price), day }
}

test('the largest change comes first, up or down, and a market without a trade last', () => {
  const movers = [
    mover('still', '1', '1'),
    mover('untraded', '1', null),
    mover('up', '1.2', '1'),
    mover('down', '0.5', '1'),
  ]
  expect(rankMovers(movers, now)).toEqual(['down', 'up', 'still', 'untraded'])
})

test('a market without a trade in 24 hours or with less than $100 in its pool is not ranked', () => {
  const markets = [
    marketOf('poor', '1', { realReserveUSD: decimal('99.99') }),
    marketOf('quiet', '1', { trades24h: 0 }),
    marketOf('past', '1', { volume24h: decimal('9'), updatedAt: new Date((now - 90_000) * 1_000) }),
    marketOf('small', '1'),
    marketOf('large', '1', { volume24h: decimal('6') }),
  ]
  expect(rankable(markets, now).ranked.map(({ poolAddress }) => poolAddress)).toEqual(['large', 'small'])
})

test('the largest market is the one with most in its pool that was traded within 24 hours, however young', () => {
  const young = { createdAt: new Date((now - 3_600) * 1_000), realReserveUSD: decimal('700') }
  const quiet = { realReserveUSD: decimal('900'), trades24h: 0 }
  const busy = { realReserveUSD: decimal('600'), volume24h: decimal('9') }
  const markets = [marketOf('busy', '1', busy), marketOf('young', '1', young), marketOf('quiet', '1', quiet)]
  expect(largestMarket(markets, now)?.poolAddress).toBe('young')
  expect(largestMarket([], now)).toBeUndefined()
})

test('markets younger than a day are left out of the movers where enough older ones exist', () => {
  const createdAt = new Date((now - 3_600) * 1_000)
  const young = marketOf('young', '1', { createdAt })
  const older = ['a', 'b', 'c', 'd', 'e'].map((pool) => marketOf(pool, '1'))
  const { ranked, isGrown } = rankable([young, ...older], now)
  expect([isGrown, ranked.includes(young), ranked.length]).toEqual([true, false, 5])
  const few = rankable([young, ...older.slice(1)], now)
  expect([few.isGrown, few.ranked.includes(young)]).toEqual([false, true])
})
