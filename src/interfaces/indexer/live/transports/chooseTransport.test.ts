import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startTestIndexer } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadConfig } from '#lib/browser/config/config.ts'
import { configuredFetch } from '#lib/testing/testConfig.ts'
import { chooseTransport } from './chooseTransport.ts'

const closing: (() => unknown)[] = []

/** The protocols of the sockets that were tried. */
const sockets: unknown[] = []

class CountedSocket extends WebSocket {
  constructor(url: string, protocol: string) {
    sockets.push(protocol)
    super(url, protocol)
  }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(transport: 'websocket' | 'sse' | 'none', subscriptions = 'auto') {
  const indexer = await startTestIndexer({ transport })
  closing.push(indexer.stop)
  sockets.length = 0
  vi.stubGlobal('WebSocket', CountedSocket)
  vi.stubGlobal('fetch', configuredFetch({ indexerUrl: indexer.url, indexer: { subscriptions } }))
  await loadConfig()
  return indexer
}

test('the transport is detected once and shared', async () => {
  await open('websocket')
  const transport = await chooseTransport()
  expect(transport).not.toBeNull()
  expect(await chooseTransport()).toBe(transport)
})

test('an indexer without subscriptions is probed again the next time', async () => {
  const indexer = await open('none')
  expect(await chooseTransport()).toBeNull()
  const { length } = indexer.asked
  expect(length).toBeGreaterThan(0)
  expect(await chooseTransport()).toBeNull()
  expect(indexer.asked.length).toBeGreaterThan(length)
})

test('an indexer that does not answer is unreachable, not without subscriptions', async () => {
  const indexer = await open('none')
  await indexer.stop()
  closing.length = 0
  await expect(chooseTransport()).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a configured transport is used without a probe', async () => {
  const indexer = await open('none', 'polling')
  expect(await chooseTransport()).toBeNull()
  expect(indexer.asked).toEqual([])
})

/** The same page, loaded again. */
async function reload() {
  vi.resetModules()
  const { loadConfig } = await import('#lib/browser/config/config.ts')
  await loadConfig()
  sockets.length = 0
  return (await import('./chooseTransport.ts')).chooseTransport
}

test('a detected transport is remembered across a reload, without a second probe', async () => {
  await open('sse')
  expect(await chooseTransport()).not.toBeNull()
  expect(sockets).toEqual(['graphql-transport-ws'])
  const chooseAgain = await reload()
  expect(await chooseAgain()).not.toBeNull()
  expect(sockets).toEqual([])
})

test('a remembered transport that does not connect is forgotten, and detection runs again', async () => {
  const indexer = await open('websocket')
  await chooseTransport()
  const chooseAgain = await reload()
  await indexer.stop()
  closing.length = 0
  const transport = await chooseAgain()
  const subscription = { query: 'subscription { newMarket { id } }', variables: {} }
  await new Promise<void>((ended) => {
    transport?.subscribe(subscription, { connected() {}, next() {}, ended })
  })
  await expect(chooseAgain()).rejects.toMatchObject({ kind: 'unreachable' })
  expect(sockets).toEqual(['graphql-transport-ws', 'graphql-transport-ws'])
})
