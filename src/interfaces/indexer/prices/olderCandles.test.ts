import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenRule } from '#domain/markets/prices/candles.ts'
import { seededRandom, simulateIndexer } from '#interfaces/testing/indexer/simulatedIndexer.ts'
import { pool } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadConfig } from '#lib/browser/config/config.ts'
import { olderCandlesQuery } from './olderCandles.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const rule: OpenRule = 'first-trade'
const form = { interval: '1m', seconds: 60, rule }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** A market with `count` trades that are `apart` seconds apart on average. */
async function open(count: number, apart: number) {
  const indexer = simulateIndexer('polling')
  const random = seededRandom(count)
  for (let index = 0; index < count; index++) {
    indexer.mine()
    indexer.trade((1 + random()).toFixed(6), random() < 0.5, 'never')
    vi.setSystemTime(Date.now() + random() * 2_000 * apart)
  }
  await loadConfig()
  return indexer
}

/** Reads all candles before the newest `given` to the end; calls `between` before each later page. */
async function readAll(indexer: ReturnType<typeof simulateIndexer>, given: number, between = () => {}) {
  const newest = indexer.candlesOf(60).slice(-given)
  const position = {
    before: newest[0]?.time ?? 0,
    offset: newest.reduce((sum, { trades }) => sum + trades, 0),
  }
  const query = olderCandlesQuery(pool, form, position)
  const expected = indexer.candlesOf(60).slice(0, -given)
  const { pages } = await client.fetchInfiniteQuery({
    ...query,
    pages: Number.POSITIVE_INFINITY,
    getNextPageParam: (page) => {
      between()
      return query.getNextPageParam(page, [], position, [])
    },
  })
  return { candles: pages.toReversed().flatMap((page) => page.candles), expected, pages: pages.length }
}

test('olderCandlesQuery builds the candles before a server’s oldest one from its trades, down to the first trade', async () => {
  const indexer = await open(1_900, 30)
  const { candles, expected, pages } = await readAll(indexer, 100)
  expect(expected.length).toBeGreaterThan(500)
  expect(candles).toEqual(expected)
  expect(pages).toBeGreaterThan(3)
})

test('trades that arrive between two pages leave no hole and are not counted twice', async () => {
  const indexer = await open(1_500, 30)
  const { candles, expected } = await readAll(indexer, 50, () => {
    for (let count = 0; count < 70; count++) indexer.trade('3', true, 'never')
  })
  expect(candles).toEqual(expected)
})

test('trades that a reorganisation removes between two pages leave no hole', async () => {
  const indexer = await open(1_500, 30)
  const { candles, expected } = await readAll(indexer, 250, () => indexer.reorganise(130, false))
  expect(candles).toEqual(expected)
})

test('an interval with more trades than a page is read whole', async () => {
  const indexer = await open(1_900, 0.02)
  const { candles, expected, pages } = await readAll(indexer, 1)
  expect(expected).toHaveLength(indexer.candlesOf(60).length - 1)
  expect(candles).toEqual(expected)
  expect(pages).toBeLessThanOrEqual(expected.length + 1)
})

test('a trade of unknown side makes the volume of its candle null', async () => {
  const indexer = await open(300, 30)
  indexer.trade('3', null, 'never')
  vi.setSystemTime(Date.now() + 600_000)
  indexer.trade('4', true, 'never')
  const { candles, expected } = await readAll(indexer, 1)
  expect(candles.at(-1)?.volume).toBeNull()
  expect(candles).toEqual(expected)
})

test.each([2, 15, 20, 21])(
  'an indexer that sends %i trades a page is read to the first one',
  async (mostRows) => {
    const indexer = await open(120, 30)
    indexer.setMostRows(mostRows)
    const { candles, expected } = await readAll(indexer, 10)
    expect(expected.length).toBeGreaterThan(20)
    expect(candles).toEqual(expected)
  },
)

test('a market whose candles are all known has no older ones', async () => {
  const indexer = await open(30, 30)
  const { candles, pages } = await readAll(indexer, 1_000)
  expect(candles).toEqual([])
  expect(pages).toBe(1)
})

test('unreadable trades are reported, and the others are used', async () => {
  const indexer = await open(20, 30)
  const position = { before: Math.ceil(Date.now() / 1_000), offset: 0 }
  const read = async () => (await client.fetchInfiniteQuery(olderCandlesQuery(pool, form, position))).pages[0]
  const whole = await read()
  client.clear()
  indexer.trade('a fortune', true, 'never')
  const page = await read()
  expect(whole?.isWhole).toBe(true)
  expect(page?.isWhole).toBe(false)
  expect(page?.candles).toEqual(whole?.candles)
})
