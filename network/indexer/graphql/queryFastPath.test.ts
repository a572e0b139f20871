import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import { openResponseCache, type ResponseCache } from '#network/service/responseCache.ts'
import type { Service } from '#network/service/serve.ts'
import { totals } from '#network/store/schema/totals.ts'
import { notify, type Store } from '#network/store/store.ts'
import { openSample } from '#network/testing/store/sample.ts'

/** A simple query takes the fast path. It has to get the same answer as on the long one. */

let store: Store
let responseCache: ResponseCache
let service: Service

beforeAll(async () => {
  store = await openSample()
  responseCache = await openResponseCache(store)
  service = await startIndexer({ store, responseCache, port: 0 })
}, 60_000)

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
    origin: response.headers.get('access-control-allow-origin'),
    body: await response.json(),
  }
}

const bodies: [name: string, body: Record<string, unknown>, works: boolean][] = [
  ['a list', { query: '{ recentSwaps { id amountIn stablecoinIn timestamp __typename } }' }, true],
  [
    'variables, a fragment and two operations',
    {
      query: `query One { indexerStatus { lastBlock } }
        query Two($limit: Int) { markets(limit: $limit, orderBy: CREATED_ASC) { ...Names metadata } }
        fragment Names on Market { symbol: name poolAddress }`,
      variables: { limit: 2 },
      operationName: 'Two',
    },
    true,
  ],
  [
    'a variable that is left out, and one of a list of fields',
    {
      query: `query($pool: String, $symbol: String = "no such market") {
        market(poolAddress: $pool, symbol: $symbol) { id } holders: holderCount(tokenAddress: "0x${'0'.repeat(40)}")
        markets(limit: 1, orderBy: PRICE_DESC) { ... on Market { links: metadata spotPrice holders } kind: __typename }
        __typename }`,
    },
    true,
  ],
  [
    'a field that variables leave out, and one that is asked for twice',
    {
      query: `query($wanted: Boolean!) {
        markets { id id symbol @skip(if: $wanted) name @include(if: $wanted) }
        indexerStatus { totalSwaps } indexerStatus { lastBlock } }`,
      variables: { wanted: true },
    },
    true,
  ],
  ['names that mean something to objects', { query: '{ __proto__: recentSwaps { __proto__: id } }' }, true],
  [
    'one wrong field of several',
    {
      query:
        '{ swapsByUser(sender: "nobody") { id } recentSwaps { id } tokenMetadata(tokenAddress: "") { name } }',
    },
    false,
  ],
  [
    'a wrong variable of a query that is not compiled',
    { query: 'query($n: Int) { markets(limit: $n) { id id } }', variables: { n: 'x' } },
    false,
  ],
  ['a name', { query: 'query A { __typename }', operationName: 'A', variables: null }, true],
  ['two operations and no name', { query: 'query A { __typename } query B { __typename }' }, false],
  ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }, false],
  ['a wrong address', { query: '{ swaps(poolAddress: "0x1") { id } }' }, false],
  [
    'a wrong variable',
    { query: 'query($n: Int) { markets(limit: $n) { id } }', variables: { n: 'x' } },
    false,
  ],
  ['an unknown field', { query: '{ markets { colour } }' }, false],
  ['no query', { query: 'nonsense {' }, false],
  ['too deep', { query: `{ markets ${'{ a '.repeat(20)}${'}'.repeat(20)} }` }, false],
]

test.each(bodies)('%s is answered as by the long way', async (_name, body, works) => {
  for (const accept of [
    'application/json',
    '*/*',
    'application/graphql-response+json, application/json, text/event-stream',
  ]) {
    const short = await post(body, accept)
    expect(short.body.errors === undefined).toBe(works)
    expect(short.status).toBeLessThan(500)
    // An extension may mean anything, so the long path is taken.
    expect(short).toEqual(await post({ ...body, extensions: {} }, accept))
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

test('a path of the explorer is no query, although both share the response cache', async () => {
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

test('a query too long for the document cache is answered, too', async () => {
  const query = `{ indexerStatus { totalSwaps } } #${'x'.repeat(20_000)}`
  expect(await post({ query }, 'application/json')).toMatchObject({
    status: 200,
    body: { data: { indexerStatus: { totalSwaps: expect.any(Number) } } },
  })
})
