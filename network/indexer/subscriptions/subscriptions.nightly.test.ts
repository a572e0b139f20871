import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import type { Service } from '#network/service/serve.ts'
import { followed } from '#network/store/schema/followed.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import type { Store } from '#network/store/store.ts'
import { mineTrades, type Trade } from '#network/testing/indexer/minedTrades.ts'
import {
  subscribeOverSocket as listenOverSocket,
  subscribeOverStream as listenOverStream,
  waitUntilQuiet,
} from '#network/testing/indexer/subscriber.ts'
import { openSample, sample } from '#network/testing/store/sample.ts'
import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'

let store: Store
let service: Service

beforeAll(async () => {
  store = await openSample()
  service = await startIndexer({ store, port: 0 })
}, 60_000)

/** Each test adds its own blocks above those of the tests before. */
let base = 40

beforeEach(() => {
  base += 10
})

afterAll(async () => {
  await service.stop()
  await store.close()
})

const mine = (number: number, trades: Trade[], options?: { rolledBackTo?: number; at?: Date }) =>
  mineTrades(store, number, trades, options)
const subscribeOverSocket = (query: string) => listenOverSocket(service.url, query)
const subscribeOverStream = (query: string) => listenOverStream(service.url, query)

test.each([
  ['WebSocket', subscribeOverSocket],
  ['event stream', subscribeOverStream],
])(
  'over %s each swap comes once, in order, filtered by pool',
  async (_name, listen) => {
    const all = listen('subscription { newSwap { poolAddress blockNumber amountIn tokenIn } }')
    const pool = sampleMarkets.pool(1)
    const one = listen(`subscription { newSwap(poolAddress: "${pool.toLowerCase()}") { blockNumber } }`)
    await Promise.all([all.ready, one.ready])
    await mine(base + 1, [
      { market: 0, logIndex: 1 },
      { market: 1, logIndex: 2, amount: 25n * 10n ** 17n },
    ])
    await mine(base + 2, [{ market: 1, logIndex: 0 }])
    await mine(base + 3, [])
    await waitUntilQuiet(all, one)
    const tokenIn = sample.stablecoin
    expect(all.events).toEqual([
      { newSwap: { poolAddress: sampleMarkets.pool(0), blockNumber: base + 1, amountIn: '1', tokenIn } },
      { newSwap: { poolAddress: pool, blockNumber: base + 1, amountIn: '2.5', tokenIn } },
      { newSwap: { poolAddress: pool, blockNumber: base + 2, amountIn: '1', tokenIn } },
    ])
    expect(one.events).toEqual([
      { newSwap: { blockNumber: base + 1 } },
      { newSwap: { blockNumber: base + 2 } },
    ])
    all.stop()
    one.stop()
  },
  20_000,
)

test('a changed market comes once a block, a new one is announced once', async () => {
  const updated = subscribeOverSocket('subscription { marketUpdated { id } }')
  const created = subscribeOverStream('subscription { newMarket { symbol createdAtBlock } }')
  await Promise.all([updated.ready, created.ready])
  await mine(base + 1, [
    { market: 0, logIndex: 1 },
    { market: 0, logIndex: 2 },
  ])
  await waitUntilQuiet(updated, created)
  const [first] = await store.database.select().from(markets).limit(1)
  if (!first) throw new Error('the sample lost its market')
  const fresh = { ...first, id: 4, pool: sampleMarkets.pool(8), token: sampleMarkets.token(8), symbol: 'NEW' }
  await store.database
    .insert(markets)
    .values({ ...fresh, createdAtBlock: base + 2, updatedAtBlock: base + 2 })
  await mine(base + 2, [])
  await waitUntilQuiet(updated, created)
  await store.database
    .update(markets)
    .set({ createdAtBlock: base + 3, updatedAtBlock: base + 3 })
    .where(eq(markets.id, 4))
  await mine(base + 3, [], { rolledBackTo: base + 1 })
  await waitUntilQuiet(updated, created)
  expect(updated.events.map((event) => event.marketUpdated)).toEqual([{ id: 1 }, { id: 4 }, { id: 4 }])
  expect(created.events).toEqual([{ newMarket: { symbol: 'NEW', createdAtBlock: base + 2 } }])
  updated.stop()
  created.stop()
}, 20_000)

test('after a reorg the swaps of the new block are published, and the market that lost a trade changes', async () => {
  const traded = subscribeOverSocket('subscription { newSwap { blockNumber amountIn } }')
  const updated = subscribeOverStream('subscription { marketUpdated { id } }')
  await Promise.all([traded.ready, updated.ready])
  await mine(base + 1, [{ market: 0, logIndex: 1 }])
  await waitUntilQuiet(traded, updated)
  await store.database.update(markets).set({ updatedAtBlock: 36, tradesTotal: 0 }).where(eq(markets.id, 1))
  await mine(base + 1, [{ market: 1, logIndex: 1, amount: 7n * 10n ** 18n }], { rolledBackTo: base })
  await waitUntilQuiet(traded, updated)
  expect(traded.events.map((event) => event.newSwap)).toEqual([
    { blockNumber: base + 1, amountIn: '1' },
    { blockNumber: base + 1, amountIn: '7' },
  ])
  expect(updated.events.map((event) => event.marketUpdated)).toEqual([{ id: 1 }, { id: 1 }, { id: 2 }])
  traded.stop()
  updated.stop()
}, 20_000)

test('a trade that a reorg moves to another block is published once, unless its content changed', async () => {
  const traded = subscribeOverSocket('subscription { newSwap { blockNumber amountIn } }')
  await traded.ready
  const [same, other] = [
    { market: 0, logIndex: 1, transaction: base + 1 },
    { market: 0, logIndex: 2, transaction: base + 2 },
  ]
  await mine(base + 1, [same, { ...same, logIndex: 0 }, other])
  await waitUntilQuiet(traded)
  await mine(base + 1, [], { rolledBackTo: base })
  await waitUntilQuiet(traded)
  await mine(base + 2, [same, { ...other, amount: 3n * 10n ** 18n }])
  await mine(base + 3, [same, { ...same, logIndex: 0 }])
  await waitUntilQuiet(traded)
  const [once, twice] = [base + 1, base + 3]
  expect(traded.events.map((event) => event.newSwap)).toEqual([
    ...[once, once, once].map((blockNumber) => ({ blockNumber, amountIn: '1' })),
    { blockNumber: base + 2, amountIn: '3' },
    { blockNumber: twice, amountIn: '1' },
  ])
  traded.stop()
}, 20_000)

test('history is not published while the store catches up, and new changes are published after it', async () => {
  const traded = subscribeOverSocket('subscription { newSwap { blockNumber } }')
  await traded.ready
  await store.database.update(followed).set({ headBlock: base + 4_000 })
  await mine(base + 1, [{ market: 0, logIndex: 1 }], { at: new Date(Date.now() - 3_600_000) })
  await waitUntilQuiet(traded)
  await mine(base + 2, [{ market: 0, logIndex: 1 }])
  await waitUntilQuiet(traded)
  expect(traded.events).toEqual([{ newSwap: { blockNumber: base + 2 } }])
  traded.stop()
}, 20_000)

test('a bad address, an unknown field and a syntax error end one operation, not the connection', async () => {
  for (const [query, message] of [
    [
      'subscription { newSwap(poolAddress: "x") { id } }',
      'poolAddress must be 0x and 40 hexadecimal digits.',
    ],
    ['subscription { newSwap { nothing } }', 'Cannot query field "nothing" on type "Swap".'],
    ['subscription {', 'Syntax Error: Expected Name, found <EOF>.'],
  ] as const) {
    const listening = subscribeOverSocket(query)
    await listening.ready
    await waitUntilQuiet(listening)
    expect(JSON.stringify([listening.errors, listening.events])).toContain(
      JSON.stringify(message).slice(1, -1),
    )
    listening.stop()
  }
}, 20_000)

test('stopping the service ends its sockets and streams', async () => {
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await new Promise((resolve) => socket.once('open', resolve))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const stream = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: '{"query":"subscription { newMarket { id } }"}',
  })
  await service.stop()
  expect(await closed).toBe(1001)
  expect(await stream.text()).toContain('event: complete')
}, 20_000)
