import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Market } from '#interfaces/indexer/market.ts'
import { startTestIndexer, wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { LiveState } from './liveConnection.ts'
import { watchMarkets, watchNewMarkets } from './marketFeed.ts'

let indexer: Awaited<ReturnType<typeof startTestIndexer>>
let close: (() => void) | undefined

beforeEach(async () => {
  indexer = await startTestIndexer({ transport: 'websocket' })
  vi.stubGlobal('WebSocket', WebSocket)
  await loadTestConfig({ indexerUrl: indexer.url, indexer: { subscriptions: 'websocket' } })
})

afterEach(async () => {
  close?.()
  await indexer.stop()
})

/** The deliveries that a view of these markets receives, each a list of markets. */
async function open(watch: (handlers: Parameters<typeof watchNewMarkets>[0]) => () => void) {
  const seen = { deliveries: [] as Market[][], states: [] as LiveState[], gaps: 0 }
  close = watch({
    markets: (markets) => seen.deliveries.push([...markets]),
    state: (state) => seen.states.push(state),
    gap: () => {
      seen.gaps += 1
    },
  })
  await vi.waitFor(() => expect(seen.states.at(-1)).toBe('live'), 5_000)
  return seen
}

const last = (seen: { deliveries: Market[][] }) => seen.deliveries.flat().at(-1)

test('an update of a market arrives parsed, and a connection is a gap', async () => {
  const seen = await open((handlers) => watchMarkets(null, handlers))
  expect(seen.gaps).toBe(1)
  await vi.waitFor(() => {
    indexer.send('marketUpdated', wireMarket(1, { trades24h: 9, name: 'Nice\u202Ename' }))
    expect(last(seen)).toMatchObject({ id: 1, trades24h: 9, name: 'Nicename' })
  }, 5_000)
})

test('a burst of updates delivers only the newest of each market', async () => {
  const seen = await open((handlers) => watchMarkets(null, handlers))
  await vi.waitFor(() => {
    indexer.send('marketUpdated', wireMarket(1))
    expect(seen.deliveries).not.toEqual([])
  }, 5_000)
  seen.deliveries = []
  for (let trades = 1; trades <= 500; trades++) {
    indexer.send('marketUpdated', wireMarket(1, { trades24h: trades }))
    indexer.send('marketUpdated', wireMarket(2, { trades24h: trades }))
  }
  const newest = () => new Map(seen.deliveries.flat().map(({ id, trades24h }) => [id, trades24h]))
  await vi.waitFor(
    () =>
      expect([...newest()].sort()).toEqual([
        [1, 500],
        [2, 500],
      ]),
    5_000,
  )
  expect(seen.deliveries.length).toBeLessThan(10)
  for (const markets of seen.deliveries)
    expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length)
})

test('a market is delivered for its own updates only', async () => {
  const seen = await open((handlers) => watchMarkets(null, handlers))
  await vi.waitFor(() => {
    indexer.send('marketUpdated', wireMarket(1))
    expect(seen.deliveries).not.toEqual([])
  }, 5_000)
  await new Promise((resolve) => setTimeout(resolve, 400))
  seen.deliveries = []
  indexer.send('marketUpdated', wireMarket(2))
  await vi.waitFor(
    () => expect(seen.deliveries.map((markets) => markets.map(({ id }) => id))).toEqual([[2]]),
    5_000,
  )
})

test('an update that is no market is dropped, and the next one arrives', async () => {
  const seen = await open((handlers) => watchMarkets(null, handlers))
  await vi.waitFor(() => {
    indexer.send('marketUpdated', wireMarket(7, { spotPrice: 'cheap' }))
    indexer.send('marketUpdated', wireMarket(2))
    expect(last(seen)).toMatchObject({ id: 2 })
  }, 5_000)
  expect(seen.deliveries.flat().some(({ id }) => id === 7)).toBe(false)
  expect(seen.deliveries).not.toContainEqual([])
})

test('a payload of null is no market, and the next one arrives', async () => {
  const seen = await open((handlers) => watchMarkets(null, handlers))
  await vi.waitFor(() => {
    indexer.send('marketUpdated', null)
    indexer.send('marketUpdated', wireMarket(2))
    expect(last(seen)).toMatchObject({ id: 2 })
  }, 5_000)
  expect(seen.deliveries.every((markets) => markets.length === 1)).toBe(true)
  expect(seen.gaps).toBe(1)
})

test('watchNewMarkets reports new markets and no updates of old ones', async () => {
  const seen = await open(watchNewMarkets)
  await vi.waitFor(() => {
    indexer.send('marketUpdated', wireMarket(1))
    indexer.send('newMarket', wireMarket(3))
    expect(last(seen)).toMatchObject({ id: 3 })
  }, 5_000)
  expect(seen.deliveries.flat().every(({ id }) => id === 3)).toBe(true)
})

test('after stopping nothing is delivered, not even updates that had arrived before', async () => {
  const seen = await open((handlers) => watchMarkets(null, handlers))
  await vi.waitFor(() => {
    indexer.send('marketUpdated', wireMarket(1))
    expect(seen.deliveries).not.toEqual([])
  }, 5_000)
  seen.deliveries = []
  indexer.send('marketUpdated', wireMarket(2))
  await new Promise((resolve) => setTimeout(resolve, 50))
  close?.()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(seen.deliveries).toEqual([])
})
