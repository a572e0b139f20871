import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startTestIndexer, wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { socketUrl } from './foundTransport.ts'
import { socketTransport } from './socketTransport.ts'

const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  vi.useRealTimers()
})

/** A real server, and two subscriptions that share a socket to it. */
async function open() {
  vi.stubGlobal('WebSocket', WebSocket)
  const indexer = await startTestIndexer({ transport: 'websocket' })
  closing.push(indexer.stop)
  const transport = socketTransport(socketUrl(indexer.url, '/graphql'))
  const subscribe = (name: string) => {
    const seen = { connected: 0, ended: 0, symbols: [] as string[] }
    const stop = transport.subscribe(
      { query: `subscription { market: ${name} { symbol } }`, variables: {} },
      {
        connected: () => {
          seen.connected += 1
        },
        next: (data) => void seen.symbols.push((data as { market: { symbol: string } }).market.symbol),
        ended: () => {
          seen.ended += 1
        },
      },
    )
    closing.push(stop)
    return { seen, stop }
  }
  const [created, updated] = [subscribe('newMarket'), subscribe('marketUpdated')]
  await vi.waitFor(() => expect([created.seen.connected, updated.seen.connected]).toEqual([1, 1]))
  return { indexer, created, updated }
}

test('two subscriptions share one socket, and each gets its own events until it is stopped', async () => {
  const { indexer, created, updated } = await open()
  await vi.waitFor(() => {
    indexer.send('newMarket', wireMarket(1))
    indexer.send('marketUpdated', wireMarket(2))
    expect([created.seen.symbols[0], updated.seen.symbols[0]]).toEqual(['M1', 'M2'])
  })
  expect(indexer.connections()).toBe(1)
  created.stop()
  const count = created.seen.symbols.length
  await vi.waitFor(() => {
    indexer.send('newMarket', wireMarket(1))
    indexer.send('marketUpdated', wireMarket(3))
    expect(updated.seen.symbols).toContain('M3')
  })
  expect(created.seen.symbols).toHaveLength(count)
})

test('a cut connection ends every subscription once', async () => {
  const { indexer, created, updated } = await open()
  indexer.cut()
  await vi.waitFor(() => expect([created.seen.ended, updated.seen.ended]).toEqual([1, 1]))
})

test('a socket that stops answering is ended within 14 s, one that answers pings is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { indexer, created } = await open()
  const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000)
    for (let turn = 0; turn < 20; turn++) await settle()
  }
  expect(created.seen.ended).toBe(0)
  indexer.hang()
  for (let second = 0; second < 14; second++) vi.advanceTimersByTime(1_000)
  for (let turn = 0; turn < 20; turn++) await settle()
  expect(created.seen.ended).toBe(1)
})
