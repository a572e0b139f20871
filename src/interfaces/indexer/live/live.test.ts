import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { startTestIndexer, wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { configuredFetch } from '#lib/testing/testConfig.ts'
import { openLive } from './live.ts'
import type { LiveState } from './liveConnection.ts'

const newMarketDocument = graphql('subscription NewMarket { newMarket { symbol } }')
const closing: (() => unknown)[] = []

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
})

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(transport: 'websocket' | 'sse' | 'none', subscriptions = 'auto') {
  const { loadConfig } = await import('#lib/browser/config/config.ts')
  const indexer = await startTestIndexer({ transport })
  closing.push(indexer.stop)
  const candleIntervals = ['1m']
  vi.stubGlobal(
    'fetch',
    configuredFetch({ indexerUrl: indexer.url, indexer: { subscriptions, candleIntervals } }),
  )
  await loadConfig()
  return { indexer, ...follow() }
}

/** Follows new markets of the configured indexer. */
function follow() {
  const seen = { states: [] as LiveState[], symbols: [] as string[], gaps: 0 }
  const close = openLive(
    newMarketDocument,
    {},
    {
      state: (state) => seen.states.push(state),
      event: ({ newMarket }) => seen.symbols.push(newMarket.symbol),
      gap: () => {
        seen.gaps += 1
      },
    },
  )
  closing.push(close)
  return { seen, close }
}

test.each(['websocket', 'sse'] as const)(
  'an indexer with only %s is found and followed',
  async (transport) => {
    const { indexer, seen } = await open(transport)
    await vi.waitFor(() => expect(seen.states).toEqual(['connecting', 'live']), 8_000)
    await vi.waitFor(() => {
      indexer.send('newMarket', wireMarket(1))
      expect(seen.symbols).toContain('M1')
    }, 4_000)
  },
)

test.each(['websocket', 'sse'] as const)(
  'after a cut connection over %s it connects again and reports the gap',
  async (transport) => {
    const { indexer, seen } = await open(transport, transport)
    await vi.waitFor(() => expect(seen.states.at(-1)).toBe('live'), 8_000)
    const gaps = seen.gaps
    indexer.cut()
    await vi.waitFor(() => expect(seen.states).toContain('reconnecting'), 8_000)
    await vi.waitFor(() => expect(seen.states.at(-1)).toBe('live'), 8_000)
    expect(seen.gaps).toBeGreaterThan(gaps)
    await vi.waitFor(() => {
      indexer.send('newMarket', wireMarket(2))
      expect(seen.symbols).toContain('M2')
    }, 4_000)
  },
)

test('an indexer without subscriptions is polled', async () => {
  const { seen } = await open('none')
  await vi.waitFor(() => expect(seen.states).toEqual(['connecting', 'polling']), 15_000)
  expect(seen.gaps).toBeGreaterThan(0)
}, 20_000)

test('while an indexer is down, the subscription and reads are tried again', async () => {
  const { indexer, seen } = await open('websocket')
  await indexer.stop()
  closing.shift()
  await vi.waitFor(
    () => expect(seen.states.filter((state) => state === 'reconnecting').length).toBeGreaterThan(1),
    15_000,
  )
  expect(seen.gaps).toBeGreaterThan(0)
}, 20_000)

test('a closed follower receives nothing while another one does', async () => {
  const { indexer, seen, close } = await open('websocket')
  await vi.waitFor(() => expect(seen.states.at(-1)).toBe('live'), 8_000)
  const other = follow()
  close()
  await vi.waitFor(() => {
    indexer.send('newMarket', wireMarket(3))
    expect(other.seen.symbols).toContain('M3')
  }, 8_000)
  expect(seen.symbols).toEqual([])
})
