import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadConfig } from '#lib/browser/config/config.ts'
import { configuredFetch } from '#lib/testing/testConfig.ts'
import { swapFeed } from './swapFeed.ts'

const wire = { requests: 0 }
let feeds = 0

/** Loads the feed's lazy modules before the clock is faked. */
beforeAll(() =>
  Promise.all([
    import('#interfaces/indexer/live/transports/chooseTransport.ts'),
    import('#interfaces/indexer/graphql/graphqlClient.ts'),
  ]),
)

beforeEach(async () => {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake] })
  const answer = async () => {
    wire.requests += 1
    const { txHash, ...swap } = wireSwap(5)
    return Response.json({ data: { swaps: [{ transactionHash: txHash, ...swap }] } })
  }
  vi.stubGlobal('fetch', configuredFetch({ indexer: { subscriptions: 'polling' } }, answer))
  await loadConfig()
  feeds += 1
})

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
})

/** A polled feed, which sends requests as long as it is open. */
function open() {
  const pool = `0x${feeds.toString(16).padStart(40, 'f')}`
  const isOpen = async () => {
    const { requests } = wire
    await vi.advanceTimersByTimeAsync(8_000)
    return wire.requests > requests
  }
  return { pool, isOpen, view: () => swapFeed(pool).subscribe(() => undefined) }
}

test('a feed stays open while a view uses it, and closes three seconds after the last one left', async () => {
  const { pool, view, isOpen } = open()
  const [first, second] = [view(), view()]
  expect(await isOpen()).toBe(true)
  const feed = swapFeed(pool)
  first()
  expect(await isOpen()).toBe(true)
  second()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(swapFeed(pool)).toBe(feed)
  await vi.advanceTimersByTimeAsync(1)
  expect(swapFeed(pool)).not.toBe(feed)
  expect(await isOpen()).toBe(false)
})

test('a view that comes within the three seconds finds the feed as it was', async () => {
  const { pool, view, isOpen } = open()
  const first = view()
  await vi.advanceTimersByTimeAsync(1_000)
  const feed = swapFeed(pool)
  first()
  await vi.advanceTimersByTimeAsync(2_000)
  const second = view()
  expect(swapFeed(pool)).toBe(feed)
  expect(await isOpen()).toBe(true)
  expect(swapFeed(pool)).toBe(feed)
  second()
})
