import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { CountedRows } from '#interfaces/indexer/graphql/execute.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { startTestIndexer, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { configuredFetch } from '#lib/testing/testConfig.ts'

const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Follows the newest four trades of an indexer that holds these, newest first, and waits until events arrive. */
async function open(...rows: Record<string, unknown>[]) {
  const stored = { rows }
  const indexer = await startTestIndexer({
    transport: 'websocket',
    query: { recentSwaps: (_, { limit }: { limit: number }) => stored.rows.slice(0, limit) },
  })
  closing.push(indexer.stop)
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal(
    'fetch',
    configuredFetch({ indexerUrl: indexer.url, indexer: { subscriptions: 'websocket' } }),
  )
  vi.resetModules()
  const { loadConfig } = await import('#lib/browser/config/config.ts')
  await loadConfig()
  const { watchRecentSwaps } = await import('./recentSwaps.ts')
  const seen = { lists: [] as CountedRows<Swap>[], errors: [] as unknown[] }
  const { read, stop } = watchRecentSwaps(4, {
    swaps: (list) => seen.lists.push(list),
    failed: (error) => seen.errors.push(error),
  })
  closing.push(stop)
  const ids = () => seen.lists.at(-1)?.rows.map(({ id }) => id)
  await vi.waitFor(() => expect(seen.lists.length).toBeGreaterThan(0), 5_000)
  await vi.waitFor(() => expect(indexer.connections()).toBe(1), 5_000)
  return { indexer, stored, seen, ids, read }
}

test('a payload of null, or an empty one, is no trade and no unreadable one', async () => {
  const { indexer, ids, seen } = await open(wireSwap(1))
  await vi.waitFor(() => {
    indexer.send('newSwap', null)
    indexer.send('newSwap', undefined)
    indexer.send('newSwap', wireSwap(2))
    expect(ids()).toEqual([2, 1])
  }, 5_000)
  expect(seen.lists.at(-1)?.unreadable).toBe(0)
})

test('trades of every market arrive newest first, each once, and the oldest leave', async () => {
  const other = { poolAddress: `0x${'7'.repeat(40)}` }
  const { indexer, ids, seen } = await open(wireSwap(3), wireSwap(2, other), wireSwap(1))
  expect(ids()).toEqual([3, 2, 1])
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(5, other))
    indexer.send('newSwap', wireSwap(4))
    expect(ids()).toEqual([5, 4, 3, 2])
  }, 5_000)
  expect(seen.lists.at(-1)?.unreadable).toBe(0)
})

test('an unreadable trade is counted and the others are kept, in an answer and among events', async () => {
  const { indexer, ids, seen } = await open(wireSwap(2), wireSwap(1, { priceUsd: 'cheap' }))
  expect(ids()).toEqual([2])
  expect(seen.lists.at(-1)?.unreadable).toBe(1)
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(3, { amountIn: 'much' }))
    expect(seen.lists.at(-1)?.unreadable).toBe(2)
  }, 5_000)
})

test('a trade of a dropped block leaves with the next reading', async () => {
  const { stored, ids, read } = await open(wireSwap(3), wireSwap(2))
  stored.rows = [wireSwap(4), wireSwap(2)]
  await read()
  await vi.waitFor(() => expect(ids()).toEqual([4, 2]))
})

test('of two trades with one id the later one is kept, also when both come at once', async () => {
  const { indexer, ids, seen } = await open()
  const later = `0x${'c'.repeat(64)}`
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(1))
    expect(ids()).toEqual([1])
  }, 5_000)
  indexer.send('newSwap', wireSwap(2))
  indexer.send('newSwap', wireSwap(2, { txHash: later }))
  await vi.waitFor(() => expect(ids()).toEqual([2, 1]), 5_000)
  expect(seen.lists.at(-1)?.rows[0]?.transactionHash).toBe(later)
})

test('a failed reading is reported, and the shown trades stay', async () => {
  const { stored, ids, read, seen } = await open(wireSwap(3))
  stored.rows = [wireSwap(4, { id: null })]
  await read()
  expect(seen.errors.length).toBeGreaterThan(0)
  expect(ids()).toEqual([3])
})

test('a burst of a thousand trades makes a handful of deliveries and ends with the newest trade', async () => {
  const { indexer, ids, seen } = await open()
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(1))
    expect(ids()).toEqual([1])
  }, 5_000)
  const before = seen.lists.length
  for (let id = 2; id <= 1_001; id++) indexer.send('newSwap', wireSwap(id))
  await vi.waitFor(() => expect(ids()).toEqual([1_001, 1_000, 999, 998]), 10_000)
  expect(seen.lists.length - before).toBeLessThan(25)
})

test('readings a minute apart each have a whole deadline, also after one that failed', async () => {
  const { ids, read, seen, stored } = await open(wireSwap(3))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  closing.push(vi.useRealTimers)
  stored.rows = [wireSwap(4), wireSwap(3)]
  await read()
  expect(seen.errors).toEqual([])
  await vi.waitFor(() => expect(ids()).toEqual([4, 3]))

  const working = fetch
  vi.setSystemTime(Date.now() + 60_000)
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }))
  await read()
  expect(seen.errors.splice(0)).toHaveLength(1)

  vi.setSystemTime(Date.now() + 60_000)
  vi.stubGlobal('fetch', working)
  stored.rows = [wireSwap(5), wireSwap(4)]
  await read()
  expect(seen.errors).toEqual([])
  await vi.waitFor(() => expect(ids()).toEqual([5, 4]))
})
