import { afterAll, expect, test, vi } from 'vitest'
import { openResponseCache } from '#network/service/responseCache.ts'
import { totals } from '#network/store/schema/totals.ts'
import { notify } from '#network/store/store.ts'
import { openSample } from '#network/testing/store/sample.ts'
import { startIndexer } from './indexerServer.ts'

/** The cache of the indexer's answers between two blocks. */

const store = await openSample()
const responseCache = await openResponseCache(store)
const service = await startIndexer({ store, responseCache, port: 0 })

afterAll(async () => {
  await service.stop()
  await responseCache.close()
  await store.close()
})

async function post(body: unknown, accept: string) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    caching: response.headers.get('cache-control'),
    body: await response.json(),
  }
}

test('a query that fails runs once, is answered with its errors and is not cached', async () => {
  const select = vi.spyOn(store.database, 'select')
  const query = '{ recentSwaps { id } swapsByUser(sender: "nobody") { id } }'
  for (const times of [1, 2]) {
    const { status, body, caching } = await post({ query }, 'application/json')
    expect(status).toBe(200)
    expect(body.errors[0].message).toBe('sender must be 0x and 40 hexadecimal digits.')
    expect(caching).toBe('no-store')
    expect(select).toHaveBeenCalledTimes(times)
  }
})

test('the same query is answered in the content type that its caller accepts', async () => {
  const query = { query: '{ markets(limit: 1) { id } }' }
  for (const type of ['application/json', 'application/graphql-response+json', 'application/json'])
    expect((await post(query, type)).type).toBe(`${type}; charset=utf-8`)
})

test('a query in the URL has an entity tag, and a caller with the same answer gets 304', async () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/graphql?query=${encodeURIComponent(query)}`, { headers })
  const first = await get('{ recentSwaps(limit: 2) { id } }')
  const tag = first.headers.get('etag') ?? ''
  expect(await first.json()).toMatchObject({ data: { recentSwaps: [{}, {}] } })
  const again = await get('{ recentSwaps(limit: 2) { id } }', { 'if-none-match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await get('{ recentSwaps(limit: 1) { id } }', { 'if-none-match': tag })
  expect(other.status).toBe(200)
})

test('two subscribers with the same request each get a stream of their own', async () => {
  const subscribe = () =>
    fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { newSwap { id } }' }),
    })
  const streams = await Promise.all([subscribe(), subscribe()])
  for (const { headers, body } of streams) {
    expect(headers.get('content-type')).toMatch('text/event-stream')
    await body?.cancel()
  }
})

test('an answer is cached until the notice of the next block', async () => {
  const query = { query: '{ indexerStatus { totalSwaps } }' }
  const count = async () => (await post(query, '*/*')).body.data.indexerStatus.totalSwaps
  const before = await count()
  await store.database.update(totals).set({ swaps: before + 1 })
  expect(await count()).toBe(before)
  await notify(store.database, { block: 41 })
  await vi.waitFor(async () => expect(await count()).toBe(before + 1))
})

test('a path of the explorer and a query never share an entry of the response cache', async () => {
  const kept = { body: new TextEncoder().encode('{"of":"the explorer"}'), headers: {} }
  await responseCache.getOrCreate('/api/v2/stats', async () => kept)
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '/api/v2/stats',
  })
  expect(response.status).toBe(400)
})

test('a query that cannot be read is refused with 400 each time', async () => {
  for (let time = 0; time < 3; time++) {
    const { status } = await post({ query: '{ recentSwaps {' }, 'application/graphql-response+json')
    expect(status).toBe(400)
  }
})

test('a query too long for the response cache is answered', async () => {
  const query = `{ indexerStatus { totalSwaps } } #${'x'.repeat(20_000)}`
  expect(await post({ query }, 'application/json')).toMatchObject({
    status: 200,
    body: { data: { indexerStatus: { totalSwaps: expect.any(Number) } } },
  })
})
