import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { loadConfig } from '#lib/browser/config.ts'
import { startTestIndexer } from './testIndexer.ts'
import { chooseTransport } from './transport.ts'

const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(transport: 'websocket' | 'sse' | 'none', subscriptions = 'auto') {
  const indexer = await startTestIndexer({ transport })
  closing.push(indexer.stop)
  const elsewhere = 'http://127.0.0.1:1'
  const config = {
    name: 'Test',
    chainId: 1,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    ...{ indexerUrl: indexer.url, rpcUrl: elsewhere, explorerUrl: elsewhere, lendingUrl: elsewhere },
    lendingPool: `0x${'0'.repeat(40)}`,
    indexer: { subscriptions },
  }
  const real = fetch
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    input === '/config.json' ? Promise.resolve(Response.json(config)) : real(input, init),
  )
  await loadConfig()
  return indexer
}

test('the transport is detected once and shared', async () => {
  await open('websocket')
  const transport = await chooseTransport()
  expect(transport).not.toBeNull()
  expect(await chooseTransport()).toBe(transport)
})

test('an indexer without subscriptions is probed again the next time: it may have them by then', async () => {
  const indexer = await open('none')
  expect(await chooseTransport()).toBeNull()
  const { length } = indexer.asked
  expect(length).toBeGreaterThan(0)
  expect(await chooseTransport()).toBeNull()
  expect(indexer.asked.length).toBeGreaterThan(length)
})

test('an indexer that does not answer is unreachable, which is not the same as without subscriptions', async () => {
  const indexer = await open('none')
  await indexer.stop()
  closing.length = 0
  await expect(chooseTransport()).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a configured transport is taken without a probe', async () => {
  const indexer = await open('none', 'polling')
  expect(await chooseTransport()).toBeNull()
  expect(indexer.asked).toEqual([])
})
