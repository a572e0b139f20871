import { expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import { mineTrades } from '#network/testing/indexer/minedTrades.ts'
import { subscribeOverSocket, waitUntilQuiet } from '#network/testing/indexer/subscriber.ts'
import { openSample } from '#network/testing/store/sample.ts'

test('the connection of a subscriber that stops reading is closed, and the others lose nothing', async () => {
  const store = await openSample()
  const service = await startIndexer({ store, port: 0 })
  let base = 50
  const query = 'subscription { newSwap { id txHash poolAddress sender tokenIn tokenOut timestamp } }'
  const quick = subscribeOverSocket(service.url, query)
  await quick.ready
  const slow = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await new Promise((resolve) => slow.once('open', resolve))
  slow.send('{"type":"connection_init"}')
  await new Promise((resolve) => slow.once('message', resolve))
  slow.send(JSON.stringify({ id: 'one', type: 'subscribe', payload: { query } }))
  let heard = 0
  slow.on('message', () => {
    heard += 1
  })
  // Mines blocks until one event arrives, which shows that the server has this subscriber.
  await vi.waitFor(async () => {
    await mineTrades(store, base++, [{ market: 0, logIndex: 0 }])
    expect(heard).toBeGreaterThan(0)
  })
  slow.pause()
  await waitUntilQuiet(quick)
  const before = quick.events.length
  const total = 24_000
  for (let block = 1; block <= 8; block++)
    await mineTrades(
      store,
      base + block,
      Array.from({ length: total / 8 }, (_, logIndex) => ({ market: 0, logIndex })),
    )
  await vi.waitFor(() => expect(quick.events.length).toBeGreaterThanOrEqual(before + total), {
    timeout: 90_000,
    interval: 100,
  })
  await waitUntilQuiet(quick)
  expect(quick.events).toHaveLength(before + total)
  const closed = new Promise((resolve) => slow.once('close', resolve))
  slow.resume()
  await closed
  quick.stop()
  await service.stop()
  await store.close()
}, 120_000)
