import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CandleReading } from '#domain/markets/prices/liveCandles.ts'
import { candlesQuery } from '#interfaces/indexer/prices/candle.ts'
import {
  type Delivery,
  intervals,
  seededRandom,
  simulateIndexer,
} from '#interfaces/testing/indexer/simulatedIndexer.ts'
import { pool } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadConfig } from '#lib/browser/config/config.ts'
import { swapFeed } from './swapFeed.ts'

type Simulation = ReturnType<typeof simulateIndexer>

const closing: (() => unknown)[] = []
const start = Date.UTC(2026, 0, 1, 12, 0, 10)

beforeEach(() => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ now: start, toFake: [...toFake] })
})

afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
})

/**
 * A feed of a simulated indexer with `trades` trades in its past, and its candles, refetched as often as a chart would.
 */
async function open(subscriptions: 'websocket' | 'polling', trades: number) {
  const indexer = simulateIndexer(subscriptions)
  for (let count = 0; count < trades; count++) {
    indexer.mine()
    indexer.trade(`${1 + (count % 7)}`, count % 2 === 0, 'never')
  }
  await loadConfig()
  const feed = swapFeed(pool)
  closing.push(feed.subscribe(() => undefined))
  await pass(2_000)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
  const read = (interval: string) => client.fetchQuery(candlesQuery(pool, interval, 1_000))
  const readings = new Map<string, CandleReading>()
  let rewrites = -1
  async function readAgain() {
    const before = feed.snapshot().rewrites
    for (const [name, seconds] of Object.entries(intervals)) {
      const reading = readings.get(name)
      if (reading && before === rewrites && !feed.liveCandles(seconds)(reading).stale) continue
      readings.set(name, await read(name))
    }
    rewrites = before
  }
  await readAgain()
  return { indexer, feed, readings, readAgain }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function rowsOf(feed: ReturnType<typeof swapFeed>) {
  return feed.snapshot().swaps.map((swap) => `${swap.id}:${swap.transactionHash}:${swap.blockNumber}`)
}

/** Applies one random event to a market or its connection. */
async function step(indexer: Simulation, random: () => number) {
  const price = () => (0.001 + random() * 10).toFixed(6)
  const deliveries: Delivery[] = ['once', 'once', 'once', 'twice', 'never', 'late']
  const delivery = () => deliveries[Math.floor(random() * deliveries.length)] ?? 'once'
  const trade = () => indexer.trade(price(), random() < 0.5, delivery())
  const chance = random()
  if (chance < 0.5) {
    indexer.mine()
    for (let count = 0; count < 1 + random() * 4; count++) trade()
  } else if (chance < 0.6) {
    indexer.mine()
    for (let count = 0; count < 30 + random() * 150; count++) trade()
  } else if (chance < 0.68) indexer.cut()
  else if (chance < 0.76) indexer.reorganise(1 + Math.floor(random() * 70), random() < 0.5)
  else if (chance < 0.86) indexer.deliverLate()
  else if (chance < 0.9) indexer.setDown(random() < 0.5)
  await pass(random() * 20_000)
}

const isNightly = process.env.TIDELINE_NIGHTLY === '1'

test.each([
  ['websocket', isNightly ? 40 : 4],
  ['polling', isNightly ? 15 : 2],
] as const)(
  'after losses, doubles, disorder, floods and reorganisations the list and the candles are the server’s (%s)',
  async (subscriptions, seeds) => {
    for (let seed = 1; seed <= seeds; seed++) {
      const random = seededRandom(seed)
      const { indexer, feed, readings, readAgain } = await open(subscriptions, Math.floor(random() * 120))
      for (let count = 0; count < 40; count++) {
        await readAgain().catch(() => undefined)
        await step(indexer, random)
      }
      indexer.setDown(false)
      await pass(130_000)
      await readAgain()

      const rows = rowsOf(feed)
      const truth = indexer.rows()
      expect(rows, `seed ${seed}`).toEqual(truth.slice(0, rows.length))
      expect(rows.length, `seed ${seed}`).toBeGreaterThanOrEqual(Math.min(truth.length, 50))
      expect(feed.snapshot().more || rows.length === truth.length).toBe(true)
      for (const [name, seconds] of Object.entries(intervals)) {
        const { candles, stale } = feed.liveCandles(seconds)(readings.get(name) as CandleReading)
        expect(stale, `seed ${seed} ${name}`).toBe(false)
        expect(
          candles.filter(({ trades }) => trades > 0),
          `seed ${seed} ${name}`,
        ).toEqual(indexer.candlesOf(seconds))
      }
      for (const close of closing.splice(0)) close()
      await pass(10_000)
    }
  },
  600_000,
)

test('a candle contains every trade of a flood, also those the list dropped', async () => {
  const { indexer, feed, readings } = await open('websocket', 3)
  indexer.mine()
  for (let count = 1; count <= 5_000; count++) {
    indexer.trade(`${1 + (count % 10)}`, count % 3 === 0, 'once')
    if (count % 500 === 0) await pass(500)
  }
  await pass(1_000)
  expect(feed.snapshot().swaps).toHaveLength(2_000)
  expect(feed.snapshot().more).toBe(true)
  const { candles } = feed.liveCandles(3_600)(readings.get('1h') as CandleReading)
  expect(candles).toEqual(indexer.candlesOf(3_600))
  expect(candles.at(-1)?.trades).toBe(5_003)
})

test('loading older trades goes beyond two thousand, each trade once', async () => {
  const { indexer, feed } = await open('websocket', 2_300)
  while (feed.snapshot().more) {
    await feed.loadOlder()
    await pass(300)
  }
  expect(rowsOf(feed)).toEqual(indexer.rows())
  expect(rowsOf(feed)).toHaveLength(2_300)
}, 30_000)
