import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { pool, startTestIndexer, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { configuredFetch } from '#lib/testing/testConfig.ts'
import type { swapFeed } from './swapFeed.ts'

const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/**
 * A feed of an indexer that holds `swaps`, newest first, and can be changed under it. `onRead` is called before each
 * answer, which has the state at its request.
 */
async function open(swaps: Record<string, unknown>[]) {
  const stored = { swaps, onRead: () => undefined as unknown }
  const indexer = await startTestIndexer({
    transport: 'websocket',
    query: {
      swaps: async (_, { limit, offset }: { limit: number; offset: number }) => {
        const { swaps: asked } = stored
        await stored.onRead()
        return asked.slice(offset, offset + limit)
      },
    },
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
  const { swapFeed: fresh } = await import('./swapFeed.ts')
  const feed: ReturnType<typeof swapFeed> = fresh(pool)
  let commits = 0
  closing.push(
    feed.subscribe(() => {
      commits += 1
    }),
  )
  const ids = () => feed.snapshot().swaps.map(({ id }) => id)
  await vi.waitFor(() => expect(feed.snapshot()).toMatchObject({ state: 'live', loaded: true }), 8_000)
  return { indexer, feed, ids, stored, commits: () => commits }
}

function newestFirst(...ids: number[]) {
  return ids.map((id) => wireSwap(id))
}

test('a live trade joins the loaded ones once, however often it is published', async () => {
  const { indexer, ids } = await open(newestFirst(2, 1))
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(3))
    expect(ids()).toEqual([3, 2, 1])
  }, 5_000)
})

test('a payload of null, or an empty one, is no trade and no unreadable one', async () => {
  const { indexer, feed, ids } = await open(newestFirst(2, 1))
  await vi.waitFor(() => {
    indexer.send('newSwap', null)
    indexer.send('newSwap', undefined)
    indexer.send('newSwap', wireSwap(3))
    expect(ids()).toEqual([3, 2, 1])
  }, 5_000)
  expect(feed.snapshot().unreadable).toBe(0)
})

test('trades missed while the connection was cut are read on reconnection', async () => {
  const { indexer, ids, stored } = await open(newestFirst(2, 1))
  stored.swaps = newestFirst(5, 4, 3, 2, 1)
  indexer.cut()
  await vi.waitFor(() => expect(ids()).toEqual([5, 4, 3, 2, 1]), 8_000)
})

test('a trade between a reading and a connection that opens during the reading is read by a second one', async () => {
  const { feed, ids, stored } = await open(newestFirst(2, 1))
  const asked = vi.fn()
  let answer = () => {}
  stored.onRead = () => {
    asked()
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  }
  void feed.catchUp()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 5_000)
  stored.swaps = newestFirst(3, 2, 1)
  stored.onRead = () => undefined
  void feed.catchUp()
  answer()
  await vi.waitFor(() => expect(ids()).toEqual([3, 2, 1]), 5_000)
})

test('a gap longer than one page is read page by page until it joins', async () => {
  const { indexer, ids, stored } = await open(newestFirst(2, 1))
  stored.swaps = newestFirst(...Array.from({ length: 130 }, (_, index) => 130 - index))
  indexer.cut()
  await vi.waitFor(() => expect(ids()).toHaveLength(130), 8_000)
})

test('a gap longer than five pages restarts the list, and older trades can be loaded again', async () => {
  const { indexer, feed, ids, stored } = await open(newestFirst(2, 1))
  await feed.loadOlder()
  await vi.waitFor(() => expect(feed.snapshot().more).toBe(false), 2_000)
  stored.swaps = newestFirst(...Array.from({ length: 400 }, (_, index) => 400 - index))
  indexer.cut()
  await vi.waitFor(() => expect(ids()).toHaveLength(246), 8_000)
  expect(ids().at(-1)).toBe(155)
  expect(feed.snapshot()).toMatchObject({ more: true, rewrites: 1 })
})

test('a trade that arrives while a long gap is read stays in the list', async () => {
  const { indexer, ids, stored } = await open(newestFirst(2, 1))
  stored.swaps = newestFirst(...Array.from({ length: 400 }, (_, index) => 400 - index))
  let reads = 0
  stored.onRead = async () => {
    reads += 1
    if (reads !== 3) return
    await vi.waitFor(() => {
      indexer.send('newSwap', wireSwap(401))
      expect(ids()[0]).toBe(401)
    }, 5_000)
  }
  indexer.cut()
  await vi.waitFor(() => expect(ids().slice(0, 2)).toEqual([401, 400]), 10_000)
  await vi.waitFor(() => expect(ids()).toHaveLength(247), 8_000)
}, 20_000)

test('trades of other markets stay out of the list, also when the indexer does not filter', async () => {
  const { indexer, ids } = await open(newestFirst(1))
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(2, { poolAddress: `0x${'7'.repeat(40)}` }))
    indexer.send('newSwap', wireSwap(3))
    expect(ids()).toEqual([3, 1])
  }, 5_000)
})

test('a live trade under an id already listed replaces it, and candles are read again', async () => {
  const { indexer, feed } = await open(newestFirst(2, 1))
  const other = `0x${'c'.repeat(64)}`
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(2, { txHash: other }))
    expect(feed.snapshot().swaps[0]?.transactionHash).toBe(other)
  }, 5_000)
  expect(feed.snapshot().rewrites).toBe(1)
})

test('a failed reading is shown until one works', async () => {
  const { feed, stored } = await open(newestFirst(1))
  stored.onRead = () => {
    throw new Error('no')
  }
  await vi.waitFor(async () => {
    await feed.catchUp()
    expect(feed.snapshot().error).toMatchObject({ kind: 'refused' })
  }, 5_000)
  stored.onRead = () => undefined
  await vi.waitFor(async () => {
    await feed.catchUp()
    expect(feed.snapshot().error).toBeNull()
  }, 5_000)
}, 20_000)

test('a trade that a reorganisation removed leaves the list, and candles are read again', async () => {
  const { indexer, feed, ids, stored } = await open(newestFirst(3, 2, 1))
  stored.swaps = [wireSwap(3, { txHash: `0x${'b'.repeat(64)}` }), ...newestFirst(1)]
  indexer.cut()
  await vi.waitFor(() => expect(ids()).toEqual([3, 1]), 8_000)
  expect(feed.snapshot().swaps[0]?.transactionHash).toBe(`0x${'b'.repeat(64)}`)
  expect(feed.snapshot().rewrites).toBeGreaterThan(0)
})

test('a burst of a thousand trades makes a handful of commits and ends with the last trade', async () => {
  const { indexer, ids, commits } = await open([])
  const before = commits()
  for (let id = 1; id <= 1_000; id++) indexer.send('newSwap', wireSwap(id))
  await vi.waitFor(() => expect(ids()).toHaveLength(1_000), 8_000)
  expect(ids()[0]).toBe(1_000)
  expect(commits() - before).toBeLessThan(25)
})

test('an event that is not a trade changes nothing', async () => {
  const { indexer, ids } = await open(newestFirst(1))
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(2, { amountIn: 'many' }))
    indexer.send('newSwap', wireSwap(3))
    expect(ids()).toEqual([3, 1])
  }, 5_000)
})

test('older trades are read below the loaded ones', async () => {
  const { feed, ids } = await open(newestFirst(...Array.from({ length: 80 }, (_, index) => 80 - index)))
  expect(ids()).toHaveLength(50)
  await feed.loadOlder()
  await vi.waitFor(() => expect(ids()).toHaveLength(80), 2_000)
  await feed.loadOlder()
  await vi.waitFor(() => expect(feed.snapshot().more).toBe(false), 2_000)
  const { freshAt } = feed.snapshot()
  await feed.catchUp()
  await vi.waitFor(() => expect(feed.snapshot().freshAt).not.toBe(freshAt), 2_000)
  expect(feed.snapshot().more).toBe(false)
})

test('a market without trades has no older ones', async () => {
  const { feed } = await open([])
  expect(feed.snapshot()).toMatchObject({ swaps: [], more: false })
})

test('a gap inside a block is closed although a page ends among the block’s trades', async () => {
  const { indexer, ids, stored } = await open([wireSwap(1, { blockNumber: 500 })])
  const inBlock = (count: number) =>
    Array.from({ length: count }, (_, index) => wireSwap(count - index, { blockNumber: 500 }))
  stored.swaps = inBlock(70)
  indexer.cut()
  await vi.waitFor(() => expect(ids()).toHaveLength(70), 8_000)
})

test('an event older than the loaded trades is left for loadOlder, so that no hole appears', async () => {
  const { indexer, ids } = await open(newestFirst(...Array.from({ length: 80 }, (_, index) => 80 - index)))
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(3))
    indexer.send('newSwap', wireSwap(81))
    expect(ids()[0]).toBe(81)
  }, 5_000)
  expect(ids()).toHaveLength(51)
})

test('trades that the list dropped in a flood are in the candles once, also when a slow reading brings them again', async () => {
  const { indexer, feed, ids, stored } = await open(newestFirst(2, 1))
  let end: () => void = () => undefined
  const flood = new Promise<void>((resolve) => {
    end = resolve
  })
  stored.onRead = () => flood
  const reading = feed.catchUp()
  for (let id = 3; id <= 2_500; id++) {
    indexer.send('newSwap', wireSwap(id))
    if (id % 500 === 0) await vi.waitFor(() => expect(ids()[0]).toBe(id), 8_000)
  }
  expect(ids()).toHaveLength(2_000)
  end()
  await reading
  const { candles } = feed.liveCandles(60)({ candles: [], newest: null })
  expect(candles.map(({ trades }) => trades)).toEqual([2_500])
}, 40_000)

test('events that are no trades do not keep older trades from loading, and are not counted after a reading', async () => {
  const { indexer, feed, ids } = await open(countDown(80))
  await vi.waitFor(() => {
    for (const id of [901, 902, 903]) indexer.send('newSwap', wireSwap(id, { amountIn: 'many' }))
    expect(feed.snapshot().unreadable).toBe(3)
  }, 5_000)
  await feed.loadOlder()
  await vi.waitFor(() => expect(ids()).toEqual(countDown(80).map(({ id }) => id)), 2_000)
  await feed.catchUp()
  await vi.waitFor(() => expect(feed.snapshot().unreadable).toBe(0), 2_000)
})

test('an unreadable row that left the server does not keep older trades from loading', async () => {
  const { feed, ids, stored } = await open([wireSwap(81, { amountIn: 'many' }), ...countDown(80)])
  expect(feed.snapshot().unreadable).toBe(1)
  stored.swaps = countDown(80)
  for (let calls = 1; calls <= 3; calls++) {
    await feed.loadOlder()
    await vi.waitFor(() => expect(ids().length).toBeGreaterThanOrEqual(Math.min(80, 49 + 20 * calls)), 2_000)
  }
})

test('older trades that the server no longer joins to the loaded ones are an error, not silence', async () => {
  const { feed, stored } = await open(countDown(80))
  const hashes = otherHashes()
  stored.onRead = () => {
    stored.swaps = countDown(80).map((swap) => ({ ...swap, txHash: hashes.next().value }))
  }
  stored.onRead()
  await expect(feed.loadOlder()).rejects.toMatchObject({ kind: 'malformed' })
})

function countDown(from: number) {
  return newestFirst(...Array.from({ length: from }, (_, index) => from - index))
}

function* otherHashes(): Generator<string, never> {
  for (let count = 1; ; count++) yield `0x${String(count).padStart(64, 'f')}`
}
