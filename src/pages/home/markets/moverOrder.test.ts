import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
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

const hour = 3_600

/**
 * An indexer whose markets fell from 100 by as many per cent as `falls` says since the moment 24 hours ago: within its hour, or
 * later from a price to which they had risen in that hour.
 */
function answerWith(falls: readonly number[], asked: string[]) {
  const start = Math.floor(now() / 1_000) - 24.5 * hour
  const trades = (fall: number) => {
    const fallen = String(100 - fall)
    const [before, after] = fall % 2 === 0 ? ['100', fallen] : [fallen, '100']
    return [
      [before, start - hour],
      ['100', start + 10],
      [after, start + 0.9 * hour],
      [fallen, start + 22 * hour],
    ] as const
  }
  const candles = (fall: number) =>
    trades(fall)
      .filter((_, index) => index !== 1)
      .map(([close, time], index) => ({
        openTime: String(time - (index === 1 ? 0.9 * hour : 0)),
        open: close,
        close,
        trades: index === 1 ? 2 : 1,
      }))
  const swaps = (fall: number, offset: number) =>
    trades(fall)
      .toReversed()
      .slice(offset)
      .map(([priceUsd, timestamp]) => ({ priceUsd, timestamp: String(timestamp) }))
  return async (_: unknown, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const fields = query.matchAll(/(\w)(\d+): (candles|swaps)\((?:[^)]*offset: (\d+))?/g)
    const data = [...fields].map(([, letter, index, field, offset]) => {
      const pool: string = variables[`p${index}`]
      if (letter === 'd') asked.push(pool)
      const fall = falls[Number(pool.slice(2))] ?? 0
      return [`${letter}${index}`, field === 'candles' ? candles(fall) : swaps(fall, Number(offset))]
    })
    return Response.json({ data: Object.fromEntries(data) })
  }
}

test('of many markets the exact prices are read of those that may have moved most, which come first', async () => {
  await loadTestConfig()
  const asked: string[] = []
  const falls = Array.from({ length: 40 }, (_, index) => (index * 7) % 40)
  vi.stubGlobal('fetch', answerWith(falls, asked))
  const many = falls.map((fall, index) => {
    const spotPrice = decimal(String(100 - fall))
    return { ...markets[0], spotPrice, poolAddress: `0x${index}`, tradesTotal: 4 } as Market
  })
  const order = await new QueryClient().fetchQuery(moverOrderQuery(many))
  expect(order.slice(0, 3).map((pool) => falls[Number(pool.slice(2))])).toEqual([39, 38, 37])
  expect(order).toHaveLength(40)
  expect(new Set(asked).size).toBeLessThanOrEqual(24)
})

test('a server that sends the oldest candles first ranks by the trades of the last day, not by its old candles', async () => {
  await loadTestConfig()
  const end = Math.floor(now() / 1_000)
  const opened = end - 300 * hour
  // The first was always at 2 and the second rose to it today, but the first hours of both say otherwise.
  const past = { steady: ['1', '2', '2'], risen: ['1.9', '1', '2'] }
  const times = [opened, end - 30 * hour, end - hour]
  const tradesOf = (pool: keyof typeof past) =>
    past[pool].map((priceUsd, index) => ({ priceUsd, timestamp: String(times[index]) })).toReversed()
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const fields = query.matchAll(/(\w)(\d+): (candles|swaps)\((?:[^)]*offset: (\d+))?/g)
    const data = [...fields].map(([, letter, index, field, offset]) => {
      const pool = variables[`p${index}`] as keyof typeof past
      const [first = '0'] = past[pool]
      const oldest = Array.from({ length: 26 }, (_, at) => ({
        ...{ openTime: String(opened + at * hour), open: first, close: first, trades: 1 },
      }))
      return [`${letter}${index}`, field === 'candles' ? oldest : tradesOf(pool).slice(Number(offset ?? 0))]
    })
    return Response.json({ data: Object.fromEntries(data) })
  })
  const two = ['steady', 'risen'].map(
    (poolAddress) => ({ ...markets[0], poolAddress, tradesTotal: 30 }) as Market,
  )
  expect(await new QueryClient().fetchQuery(moverOrderQuery(two))).toEqual(['risen', 'steady'])
})
