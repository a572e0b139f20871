import { getIntrospectionQuery } from 'graphql'
import { afterAll, expect, test, vi } from 'vitest'
import { openSample } from '#network/testing/store/sample.ts'
import { startIndexer } from './indexerServer.ts'

const store = await openSample()
const service = await startIndexer({ store, port: 0 })

afterAll(async () => {
  await service.stop()
  await store.close()
})

type Answer = {
  status: number
  body: { errors?: { message: string; extensions?: object }[]; message?: string }
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(service.url + path, init)
  const text = await response.text()
  expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(|select /)
  return { status: response.status, body: JSON.parse(text) }
}

function post(body: string, headers: Record<string, string> = {}) {
  return send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

const ask = (query: string, variables?: object) => post(JSON.stringify({ query, variables }))
const pool = '0xd000000000000000000000000000000000000000'
const digits = 'must be 0x and 40 hexadecimal digits.'

test.each([
  ['{ markets(limit: 0) { id } }', 'limit must be from 1 to 1000.'],
  ['{ markets(limit: -1) { id } }', 'limit must be from 1 to 1000.'],
  ['{ markets(limit: 1000000000) { id } }', 'limit must be from 1 to 1000.'],
  ['{ markets(offset: -1) { id } }', 'offset must be from 0 to 100000.'],
  ['{ markets(offset: 2147483647) { id } }', 'offset must be from 0 to 100000.'],
  ['{ trendingMarkets(limit: 0) { id } }', 'limit must be from 1 to 1000.'],
  ['{ recentSwaps(limit: 1001) { id } }', 'limit must be from 1 to 1000.'],
  ['{ feeClaims(nftId: 1, limit: -5) { id } }', 'limit must be from 1 to 1000.'],
  [
    `{ candles(poolAddress: "${pool}", interval: "2m") { trades } }`,
    'interval must be one of 1m, 5m, 15m, 1h, 4h, 1d.',
  ],
  [
    `{ candles(poolAddress: "${pool}", interval: "constructor") { trades } }`,
    'interval must be one of 1m, 5m, 15m, 1h, 4h, 1d.',
  ],
  ['{ swaps(poolAddress: "0x12") { id } }', `poolAddress ${digits}`],
  ['{ swaps(poolAddress: "") { id } }', `poolAddress ${digits}`],
  [`{ swaps(poolAddress: "${pool}0") { id } }`, `poolAddress ${digits}`],
  ['{ swapsByUser(sender: "vitalik.eth") { id } }', `sender ${digits}`],
  ['{ marketsByCreator(creator: "0x") { id } }', `creator ${digits}`],
  ['{ transfersByAddress(address: "x") { id } }', `address ${digits}`],
  ['{ holderCount(tokenAddress: "x") }', `tokenAddress ${digits}`],
  ['{ tokenMetadata(tokenAddress: "x") { name } }', `tokenAddress ${digits}`],
  ['{ volatilityHistory(poolAddress: "x") { volatility } }', `poolAddress ${digits}`],
  ['{ market { id } }', 'Give poolAddress, tokenAddress or symbol.'],
  ['{ market(symbol: "a\\u0000b") { id } }', 'symbol must not contain a NUL character.'],
  ['{ searchMarkets(query: "a\\u0000b") { id } }', 'query must not contain a NUL character.'],
  [`{ searchMarkets(query: "${'x'.repeat(201)}") { id } }`, 'query must be at most 200 characters.'],
])('%s is refused as the user’s mistake', async (query, message) => {
  const { status, body } = await ask(query)
  expect(status).toBe(200)
  expect(body.errors).toEqual([expect.objectContaining({ message, extensions: { code: 'BAD_USER_INPUT' } })])
})

test.each([
  ['{ markets(orderBy: NEWEST) { id } }', /^Value "NEWEST" does not exist in "MarketOrderBy" enum/],
  ['{ markets(limit: 10000000000) { id } }', /^Int cannot represent non 32-bit signed integer value/],
  ['{ markets(limit: "5") { id } }', /^Int cannot represent non-integer value/],
  ['{ swaps { id } }', /argument "poolAddress" of type "String!" is required/],
  ['{ nothing }', /^Cannot query field "nothing"/],
  ['{ markets { id }', /^Syntax Error/],
  ['mutation { markets { id } }', /mutation/],
])('%s is refused by the schema', async (query, message) => {
  const { status, body } = await ask(query)
  expect([200, 400]).toContain(status)
  expect(body.errors?.[0]?.message).toMatch(message)
})

test('a query too deep, too wide or too long is refused before it runs', async () => {
  const deep = `{ markets ${'{ a '.repeat(20)}${'}'.repeat(20)} }`
  expect((await ask(deep)).body.errors?.[0]?.message).toBe('The query is deeper than 16 levels.')
  const brackets = await ask(`{ markets(limit: ${'['.repeat(1_994)}`)
  expect([brackets.status, brackets.body.errors?.[0]?.message]).toEqual([
    400,
    'The query is deeper than 16 levels.',
  ])
  const many = Array.from({ length: 31 }, (_, index) => `m${index}: indexerStatus { lag }`).join(' ')
  const wide = 'The query asks for more than 30 fields at its top.'
  expect((await ask(`{ ${many} }`)).body.errors?.[0]?.message).toBe(wide)
  const spread = `{ ${'...F '.repeat(16)} } fragment F on Query { a: holderCount(tokenAddress: "") b: __typename }`
  expect((await ask(spread)).body.errors?.[0]?.message).toBe(wide)
  expect((await ask(`{ ${'__typename '.repeat(3_000)} }`)).body.errors?.[0]?.message).toMatch(/2000/)
  const cycle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'
  expect((await ask(cycle)).body.errors?.[0]?.message).toMatch(/^Cannot spread fragment "A" within itself/)
})

const allFields = Array.from({ length: 480 }, (_, index) => `f${index}: name`).join(' ')
const swapsOf = (limit: string) => `swaps(poolAddress: "${pool}", limit: ${limit})`

test.each([
  [
    'many aliases of many rows',
    `{ ${Array.from({ length: 30 }, (_, at) => `m${at}: markets(limit: 1000) { ...F }`).join(' ')} } fragment F on Market { ${allFields} }`,
  ],
  [
    'fragments in fragments',
    `{ markets(limit: 1000) { ...A ...A ...A } } fragment A on Market { ${'...B '.repeat(2)} } fragment B on Market { ${allFields} }`,
  ],
  ['an inline fragment', `{ ... on Query { markets(limit: 1000) { ... on Market { ${allFields} } } } }`],
  [
    'a limit in a variable',
    `query Q($n: Int) { ${swapsOf('$n')} { ${'id '.repeat(5)} ${allFields.replaceAll('name', 'id')} } }`,
  ],
  [
    'a limit that is the default of a variable',
    `query Q($m: Int = 1000) { ${swapsOf('$m')} { ${allFields.replaceAll('name', 'id')} } }`,
  ],
  ['a list without a limit', `{ marketsByCreator(creator: "${pool}") { ${allFields} } }`],
  [
    'metadata, whose texts are long',
    `{ markets(limit: 1000) { ${Array.from({ length: 11 }, (_, at) => `j${at}: metadata`).join(' ')} } }`,
  ],
])('error: a query with %s is refused before it runs, with its cost and the most', async (_, query) => {
  const began = performance.now()
  const { status, body } = await ask(query, { n: 1_000 })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.message).toMatch(
    /^The query asks for up to \d{6,} values, rows times fields, and 100000 is/,
  )
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE' })
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a query as large as the app asks is answered', async () => {
  const fields = 'stablecoinIn stablecoinOut timestamp'
  const lists = Array.from({ length: 30 }, (_, at) => `s${at}: ${swapsOf('1000')} { ${fields} }`)
  expect((await ask(`{ ${lists.join(' ')} }`)).body.errors).toBeUndefined()
  expect((await ask(getIntrospectionQuery())).body.errors).toBeUndefined()
})

test.each([
  ['__schema', '{ __schema { types { ...Fields } } }'],
  ['__type with a variable', 'query ($name: String!) { __type(name: $name) { ...Fields } }'],
])('introspection by %s that multiplies itself by aliases is refused before it runs', async (_, query) => {
  const times = (most: number, field: string) =>
    Array.from({ length: most }, (_each, index) => `a${index}: ${field}`).join(' ')
  const fragments = `fragment Fields on __Type { ${times(60, 'fields { ...Names }')} } fragment Names on __Field { ${times(200, 'name')} }`
  const { status, body } = await ask(`${query} ${fragments}`, { name: 'Market' })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.message).toMatch(/^The query asks for up to \d{6,} values/)
})

test.each([
  ['malformed JSON', '{bad', 400, 'POST body sent invalid JSON.'],
  ['an empty body', '', 400, 'POST body sent invalid JSON.'],
  ['a batch', '[{"query":"{__typename}"}]', 400, 'Batching is not supported.'],
  ['null', 'null', 400, 'POST body is expected to be object but received null'],
  ['no query', '{}', 400, 'Must provide query string.'],
])('%s is refused', async (_name, body, status, message) => {
  const answer = await post(body)
  expect(answer.status).toBe(status)
  expect(answer.body.errors?.[0]?.message).toBe(message)
})

test('a query that is not a string, or variables that are not an object, are refused', async () => {
  for (const body of [
    '{"query":5}',
    '{"query":"{__typename}","variables":[1]}',
    '{"query":"{__typename}","more":1}',
  ]) {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]?.message).toEqual(expect.any(String))
  }
})

test('variables that are no JSON are refused in an address and in a form', async () => {
  const message = 'The variables and the extensions must be JSON.'
  const query = 'query=%7B__typename%7D'
  for (const wrong of ['variables=%7B', 'variables=x', 'extensions=%7B%22a%22']) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = { method: 'POST', headers, body: `${query}&${wrong}` }
    for (const answer of [await send(`/graphql?${query}&${wrong}`, {}), await send('/graphql', form)])
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([400, message])
  }
})

test('a body of 10 MB is refused', async () => {
  const answer = await post(JSON.stringify({ query: 'x'.repeat(10_000_000) }))
  expect(answer).toEqual({ status: 413, body: { message: 'The request body is larger than 1 MB.' } })
})

test('an unknown path, a wrong method, media type and accept header get their status', async () => {
  expect((await send('/graphq', {})).status).toBe(404)
  expect((await send('/graphql', { method: 'PATCH' })).status).toBe(405)
  expect((await post('x', { 'content-type': 'text/strange' })).status).toBe(415)
  expect((await post('{"query":"{__typename}"}', { accept: 'image/png' })).status).toBe(406)
})

test('an internal error is reported without its cause', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const other = await openSample()
  const broken = await startIndexer({ store: other, port: 0 })
  await other.close()
  const response = await fetch(`${broken.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ markets { id } }"}',
  })
  const { errors } = await response.json()
  expect(errors[0].message).toBe('The indexer could not answer because of an internal error.')
  expect(JSON.stringify(errors)).not.toContain('stack')
  expect((await fetch(`${broken.url}/health`)).status).toBe(500)
  await broken.stop()
}, 60_000)
