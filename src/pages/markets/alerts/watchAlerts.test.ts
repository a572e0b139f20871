// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { pool, startTestIndexer, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { configuredFetch } from '#lib/testing/testConfig.ts'
import type { PriceAlert } from './priceAlerts.ts'

const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  localStorage.clear()
})

/** A tab with these alerts, whose indexer has the trades `swaps`, newest first, and fails the first `failures` times. */
async function open(
  alerts: readonly Partial<PriceAlert>[],
  swaps: Record<string, unknown>[] = [],
  failures = 0,
) {
  let asked = 0
  const indexer = await startTestIndexer({
    transport: 'websocket',
    query: {
      swaps() {
        asked += 1
        if (asked <= failures) throw new Error('busy')
        return swaps
      },
    },
  })
  closing.push(indexer.stop)
  const told: string[] = []
  class FakeNotification {
    static permission = 'granted'
    constructor(title: string) {
      told.push(title)
    }
  }
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal(
    'fetch',
    configuredFetch({ indexerUrl: indexer.url, indexer: { subscriptions: 'websocket' } }),
  )
  vi.resetModules()
  const { loadConfig } = await import('#lib/browser/config/config.ts')
  await loadConfig()
  const { addPriceAlert, priceAlerts, removePriceAlert } = await import('./priceAlerts.ts')
  for (const alert of alerts) addPriceAlert({ pool, symbol: 'TIDE', after: null, ...alert } as PriceAlert)
  const { watchAlerts } = await import('./watchAlerts.ts')
  watchAlerts()
  closing.push(() => {
    for (const { id } of priceAlerts().read()) removePriceAlert(id)
  })
  return {
    indexer,
    told,
    left: () =>
      priceAlerts()
        .read()
        .map(({ id }) => id),
    removePriceAlert,
    anotherTab: async () => {
      vi.resetModules()
      await (await import('#lib/browser/config/config.ts')).loadConfig()
      const { watchAlerts } = await import('./watchAlerts.ts')
      watchAlerts()
    },
  }
}

const above = (id: string, price: string) => ({ id, side: 'above', price }) as Partial<PriceAlert>

test('an alert fires once, at the first trade that reaches its price, and is removed; others stay', async () => {
  const { indexer, told, left } = await open([
    above('reached', '0.002'),
    above('waits', '0.0020000000000000001'),
  ])
  await vi.waitFor(() => expect(indexer.connections()).toBe(1), 5_000)
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(1, { priceUsd: '0.0019999999999999999' }))
    indexer.send('newSwap', wireSwap(2, { priceUsd: '0.002' }))
    expect(left()).toEqual(['waits'])
  }, 5_000)
  indexer.send('newSwap', wireSwap(3, { priceUsd: '0.002' }))
  await vi.waitFor(() => expect(told).toEqual(['TIDE rose to $0.002']))
})

test('two tabs fire one alert once, also while the second tab still reads it from storage', async () => {
  const held = new Set<string>()
  let asked = 0
  let trades = 0
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
        asked += 1
        if (held.has(name)) return work(null)
        held.add(name)
        const result = await work({ name })
        held.delete(name)
        return result
      },
    },
  })
  const { indexer, told, anotherTab } = await open([above('reached', '0.002')])
  await anotherTab()
  await vi.waitFor(() => expect(indexer.connections()).toBe(2), 5_000)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(++trades, { priceUsd: '0.002' }))
    expect(asked).toBeGreaterThanOrEqual(4)
  }, 5_000)
  // By the next turn of the event loop every tab has handled the trade.
  await new Promise(setImmediate)
  expect(told).toEqual(['TIDE rose to $0.002'])
})

test('the first tab fires the alert, also when the second tab removed it before', async () => {
  const held = new Set<string>()
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
        if (held.has(name)) return work(null)
        held.add(name)
        await new Promise((resolve) => setTimeout(resolve, 200))
        return work({ name })
      },
    },
  })
  const { indexer, told, left, anotherTab } = await open([above('reached', '0.002')])
  await anotherTab()
  await vi.waitFor(() => expect(indexer.connections()).toBe(2), 5_000)
  let trades = 0
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(++trades, { priceUsd: '0.002' }))
    expect(left()).toEqual([])
  }, 5_000)
  expect(told).toEqual([])
  await vi.waitFor(() => expect(told).toEqual(['TIDE rose to $0.002']), 5_000)
})

test('a price reached between two connections fires the alert, one from before the alert does not', async () => {
  const swaps = [
    wireSwap(3, { priceUsd: '1', reserveUsdAfter: '999000' }),
    wireSwap(2, { priceUsd: '5', reserveUsdAfter: '4995000' }),
    wireSwap(1, { priceUsd: '9', reserveUsdAfter: '8991000' }),
  ]
  const { told, left } = await open(
    [
      { ...above('after', '4'), after: { blockNumber: 101, id: 1 } },
      { ...above('before', '8'), after: { blockNumber: 101, id: 1 } },
    ],
    swaps,
  )
  await vi.waitFor(() => expect(told).toEqual(['TIDE rose to $5.00']), 5_000)
  expect(left()).toEqual(['before'])
})

test('a price reached between two connections fires the alert where the first reading of it failed', async () => {
  const swaps = [wireSwap(3, { priceUsd: '5', reserveUsdAfter: '4995000' })]
  const { told } = await open([above('missed', '4')], swaps, 1)
  await vi.waitFor(() => expect(told).toEqual(['TIDE rose to $5.00']), 8_000)
})

test('a market is subscribed while it has an alert', async () => {
  const { indexer, removePriceAlert } = await open([above('one', '4'), above('two', '5')])
  await vi.waitFor(() => expect(indexer.connections()).toBe(1), 5_000)
  removePriceAlert('one')
  expect(indexer.connections()).toBe(1)
  removePriceAlert('two')
  await vi.waitFor(() => expect(indexer.connections()).toBe(0), 10_000)
})

test('an alert fires where the browser refuses locks', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  })
  const { indexer, told, left } = await open([above('reached', '0.002')])
  await vi.waitFor(() => expect(indexer.connections()).toBe(1), 5_000)
  await vi.waitFor(() => {
    indexer.send('newSwap', wireSwap(1, { priceUsd: '0.002' }))
    expect(told).toEqual(['TIDE rose to $0.002'])
  }, 5_000)
  expect(left()).toEqual([])
})
