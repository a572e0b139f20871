import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sink, Subscription, Transport } from '#interfaces/indexer/graphql/transport.ts'
import { acrossTabs } from './acrossTabs.ts'

const closing: (() => unknown)[] = []
let servers = 0

/** One lock after another, as a browser gives them to its tabs. */
class Locks {
  readonly #last = new Map<string, Promise<unknown>>()
  async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(() => {
      signal.throwIfAborted()
      return work()
    })
    this.#last.set(
      name,
      turn.catch(() => undefined),
    )
    await turn
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: new Locks() })
  servers += 1
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A browser with tabs, and the streams its server sees. */
function open() {
  const streams: { subscription: Subscription; sink: Sink; open: boolean }[] = []
  const transport: Transport = {
    subscribe(subscription, sink) {
      const stream = { subscription, sink, open: true }
      streams.push(stream)
      return () => {
        stream.open = false
      }
    },
  }
  const url = `http://server-${servers}`
  function tab(query: string, poolAddress: string | null = null) {
    const seen = { connected: 0, ended: 0, events: [] as unknown[] }
    const close = acrossTabs(transport, url).subscribe(
      { query, variables: { poolAddress } },
      {
        connected: () => {
          seen.connected += 1
        },
        next: (data) => void seen.events.push(data),
        ended: () => {
          seen.ended += 1
        },
      },
    )
    closing.push(close)
    return { seen, close }
  }
  return { streams, tab, running: () => streams.filter((stream) => stream.open).length }
}

const swap = (poolAddress: string) => ({ newSwap: { poolAddress } })

test('six tabs share one stream, also a tab that opens after it connected', async () => {
  const { streams, tab, running } = open()
  const tabs = [tab('a'), tab('a'), tab('a'), tab('a'), tab('a')]
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.sink.connected()
  tabs.push(tab('a'))
  await vi.waitFor(() => expect(tabs.map(({ seen }) => seen.connected)).toEqual([1, 1, 1, 1, 1, 1]))
  streams[0]?.sink.next(swap('0x1'))
  await vi.waitFor(() => expect(tabs.map(({ seen }) => seen.events.length)).toEqual([1, 1, 1, 1, 1, 1]))
  expect(running()).toBe(1)
})

test('when the leading tab closes the next tab opens the stream and reports a gap', async () => {
  const { streams, tab, running } = open()
  const [first, second] = [tab('a'), tab('a')]
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.sink.connected()
  await vi.waitFor(() => expect(second.seen.connected).toBe(1))
  first.close()
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.sink.connected()
  expect(second.seen).toMatchObject({ connected: 2, ended: 0 })
  expect(running()).toBe(1)
})

test('a stream that ends is opened by the next tab, and every tab reports a gap', async () => {
  const { streams, tab, running } = open()
  const [first, second, third] = [tab('a'), tab('a'), tab('a')]
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.sink.connected()
  await vi.waitFor(() => expect([second.seen.connected, third.seen.connected]).toEqual([1, 1]))
  streams[0]?.sink.ended()
  expect(first.seen.ended).toBe(1)
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.sink.connected()
  await vi.waitFor(() => expect([second.seen.connected, third.seen.connected]).toEqual([2, 2]))
  expect(running()).toBe(1)
})

test('tabs of different markets share one stream of all markets, and each gets its own events', async () => {
  const { streams, tab } = open()
  const [one, two] = [tab('a', '0xAB'), tab('a', '0xCD')]
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  expect(streams[0]?.subscription).toEqual({ query: 'a', variables: { poolAddress: null } })
  for (const pool of ['0xab', '0xcd', '0xef']) streams[0]?.sink.next(swap(pool))
  await vi.waitFor(() => expect(two.seen.events).toEqual([swap('0xcd')]))
  expect(one.seen.events).toEqual([swap('0xab')])
})

test('without locks every tab opens a stream of its own market', async () => {
  vi.stubGlobal('navigator', {})
  const { streams, tab } = open()
  tab('a', '0x1')
  tab('a', '0x2')
  expect(streams.map(({ subscription }) => subscription.variables.poolAddress)).toEqual(['0x1', '0x2'])
})
