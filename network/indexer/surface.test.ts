import { connect } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { openSample } from '#network/testing/store/sample.ts'
import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'
import { startIndexer } from './indexerServer.ts'

/** Valid and refused messages of each transport, and the limits. `subscriptions.nightly.test.ts` tests the events. */

const store = await openSample()
const service = await startIndexer({ store, port: 0 })

afterAll(async () => {
  await service.stop()
  await store.close()
})

const [pool, token] = [sampleMarkets.pool(1), sampleMarkets.token(1)]
const nobody = `0x${'0'.repeat(38)}ff`

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/graphql?query=${encodeURIComponent(query)}`, { headers })

type Heard = { messages: { type: string; id?: string; payload?: unknown }[]; closed?: [number, string] }

/** Opens a socket, sends messages and waits until enough messages came. A number waits for that many. */
async function talk(
  protocols: string[],
  messages: readonly (string | Buffer | number)[],
  enough: (heard: Heard) => boolean,
) {
  const until = (done: () => boolean) => vi.waitUntil(done, { timeout: 4_000, interval: 5 })
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, protocols)
  const heard: Heard = { messages: [] }
  socket.on('message', (message) => heard.messages.push(JSON.parse(String(message))))
  socket.on('close', (code, reason) => {
    heard.closed = [code, String(reason)]
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  for (const message of messages) {
    if (typeof message === 'number') await until(() => heard.messages.length >= message)
    else socket.send(message)
  }
  await until(() => enough(heard))
  socket.terminate()
  return heard
}

const spoken = ['graphql-transport-ws']
const hello = '{"type":"connection_init"}'
const greeted = [hello, 1] as const
const subscribe = (query: string, id = '1') => JSON.stringify({ id, type: 'subscribe', payload: { query } })
const isClosed = (heard: Heard) => heard.closed !== undefined
const answered = (heard: Heard) => heard.messages.length >= 2

test.each([
  ['the legacy protocol', ['graphql-ws'], 4406, 'The protocol here is graphql-transport-ws.'],
  ['no protocol', [], 4406, 'The protocol here is graphql-transport-ws.'],
  ['an unknown one', ['chat'], 4406, 'The protocol here is graphql-transport-ws.'],
])(
  'a WebSocket client with %s gets the reason on an open connection',
  async (_name, protocols, code, reason) => {
    expect((await talk(protocols, [], isClosed)).closed).toEqual([code, reason])
  },
)

test('a client that also offers the legacy protocol gets graphql-transport-ws', async () => {
  const heard = await talk(['graphql-ws', ...spoken], [hello], ({ messages }) => messages.length > 0)
  expect(heard.messages).toEqual([{ type: 'connection_ack' }])
})

test.each([
  ['words that are no JSON', ['hello'], 4400],
  ['bytes', [Buffer.from([0, 255, 254])], 4400],
  ['a message of no kind', [hello, '{"type":"dance"}'], 4400],
  [
    'variables that are a list',
    [...greeted, '{"id":"1","type":"subscribe","payload":{"query":"{a}","variables":[]}}'],
    4400,
  ],
  ['a subscription before the greeting', [subscribe('subscription { newMarket { id } }')], 4401],
  ['two greetings', [hello, hello], 4429],
  [
    'one id twice',
    [...greeted, ...['1', '1'].map((id) => subscribe('subscription { newMarket { id } }', id))],
    4409,
  ],
  ['a message above 64 kB', [...greeted, subscribe(`# ${'x'.repeat(70_000)}`)], 1009],
])(
  'a socket that sends %s is closed with its own code, and nothing is printed',
  async (_name, messages, code) => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(process.stderr, 'write')]
    expect((await talk(spoken, messages, isClosed)).closed?.[0]).toBe(code)
    for (const write of printed) expect(write).not.toHaveBeenCalled()
  },
)

test.each([
  ['newSwap(poolAddress: "x") { id }', 'poolAddress must be 0x and 40 hexadecimal digits.', 'BAD_USER_INPUT'],
  [
    'marketUpdated(poolAddress: 7) { id }',
    'String cannot represent a non string value: 7',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [`newMarket(poolAddress: "${pool}") { id }`, 'Unknown argument "poolAddress"', 'GRAPHQL_VALIDATION_FAILED'],
  ['newSwap', 'Field "newSwap" of type "Swap!" must have a selection', 'GRAPHQL_VALIDATION_FAILED'],
  ['newSwap { id } newMarket { id }', 'must select only one top level field', 'GRAPHQL_VALIDATION_FAILED'],
  [
    `newSwap { ${'a { '.repeat(20)} a ${'} '.repeat(20)} }`,
    'The query is deeper than 16 levels.',
    'QUERY_TOO_LARGE',
  ],
  ['newSwap { id', 'Syntax Error: Expected Name, found <EOF>.', 'GRAPHQL_PARSE_FAILED'],
])(
  'subscription { %s } is refused alike over WebSocket and as an event stream',
  async (selection, message, code) => {
    const query = `subscription { ${selection} }`
    const heard = await talk(spoken, [...greeted, subscribe(query)], answered)
    const { payload } = heard.messages[1] ?? {}
    const [error] = Array.isArray(payload) ? payload : (payload as { errors: unknown[] }).errors
    expect(error).toMatchObject({ message: expect.stringContaining(message), extensions: { code } })
    expect(error.extensions).toEqual({ code })
    for (const response of [await get(query, stream), await post({ query }, stream)]) {
      const text = await response.text()
      expect(text).toContain(JSON.stringify(error).slice(0, -1))
      expect(text).toMatch(/event: complete\ndata:/)
    }
  },
)

const stream = { accept: 'text/event-stream' }

test.each([
  ['newSwap { id }', 'newSwap'],
  [`newSwap(poolAddress: "${pool}") { id }`, 'newSwap'],
  [`newSwap(poolAddress: "${nobody}") { id }`, 'newSwap'],
  ['newSwap(poolAddress: null) { id }', 'newSwap'],
  ['marketUpdated { id }', 'marketUpdated'],
  [`marketUpdated(poolAddress: "${pool.toLowerCase()}") { id }`, 'marketUpdated'],
  ['newMarket { id }', 'newMarket'],
])('subscription { %s } is accepted by GET, POST and WebSocket, and waits', async (selection) => {
  const query = `subscription { ${selection} }`
  for (const response of [await get(query, stream), await post({ query }, stream)]) {
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    await response.body?.cancel()
  }
  const heard = await talk(spoken, [...greeted, subscribe(query), '{"type":"ping"}'], answered)
  expect(heard.messages).toEqual([{ type: 'connection_ack' }, { type: 'pong' }])
})

test('a connection carries 100 operations, and another one after one has ended', async () => {
  const waiting = Array.from({ length: 101 }, (_, index) =>
    subscribe('subscription { newMarket { id } }', `${index}`),
  )
  const again = [JSON.stringify({ id: '0', type: 'complete' }), subscribe('{ __typename }', 'last')]
  const heard = await talk(
    spoken,
    [...greeted, ...waiting, 2, ...again],
    ({ messages }) => messages.length >= 4,
  )
  expect(heard.messages.slice(1)).toEqual([
    { id: '100', type: 'error', payload: [{ message: 'A connection carries at most 100 operations.' }] },
    { id: 'last', type: 'next', payload: { data: { __typename: 'Query' } } },
    { id: 'last', type: 'complete' },
  ])
})

test('the subscriber 20,001 is refused with a sentence, and accepted after others left', async () => {
  const query = 'subscription { newMarket { id } }'
  // More operations than allowed. A query in between may take the place of one of them.
  const sockets = Array.from({ length: 201 }, () => {
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, spoken)
    socket.on('open', () => socket.send(hello))
    socket.once('message', () => {
      for (let id = 0; id < 100; id++) socket.send(subscribe(query, `${id}`))
    })
    return socket
  })
  const isRefused = async () => {
    const reader = (await get(query, stream)).body?.getReader()
    // A refused stream ends by itself, an accepted one does not.
    const timer = setTimeout(() => reader?.cancel(), 300)
    let text = ''
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      text += new TextDecoder().decode(part.value)
    clearTimeout(timer)
    return /The indexer has too many subscribers, try again later\..*"TOO_MANY_SUBSCRIBERS"/.test(text)
  }
  await vi.waitUntil(isRefused, { timeout: 15_000, interval: 200 })
  for (const socket of sockets) socket.terminate()
  await vi.waitUntil(async () => !(await isRefused()), { timeout: 5_000, interval: 50 })
}, 30_000)

test('a HEAD request starts no subscription', async () => {
  const query = encodeURIComponent('subscription { newSwap { id } }')
  const response = await fetch(`${service.url}/graphql?query=${query}`, { method: 'HEAD', headers: stream })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
})

test('queries work over WebSocket and as an event stream too', async () => {
  const query = `{ market(tokenAddress: "${token}") { id } }`
  const heard = await talk(spoken, [...greeted, subscribe(query)], ({ messages }) => messages.length >= 3)
  expect(heard.messages[1]).toEqual({ id: '1', type: 'next', payload: { data: { market: { id: 2 } } } })
  const text = await (await post({ query }, stream)).text()
  expect(text).toContain('event: next\ndata: {"data":{"market":{"id":2}}}')
})

test('the answer has the requested media type, and a bad document the status of that type', async () => {
  const good = { query: '{ __typename }' }
  for (const type of ['application/json', 'application/graphql-response+json']) {
    const answer = await post(good, { accept: `${type}, */*;q=0.1` })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    for (const query of ['{', '{ nothing }', 'query A { __typename } query B { __typename }'])
      expect((await post({ query }, { accept: type })).status).toBe(400)
  }
  for (const accept of ['*/*', 'text/html, */*;q=0.8'])
    expect((await post(good, { accept })).headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('a mutation by GET is 405, by POST it is unknown', async () => {
  const refused = await get('mutation { a }')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await (await post({ query: 'mutation { a }' })).json()).errors[0].message).toMatch(/mutation/)
})

test('the hash of a persisted query gets the error after which clients send the query', async () => {
  const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) }
  const answer = await post({ extensions: { persistedQuery } })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      errors: [
        { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
      ],
    },
  ])
  const whole = await post({ query: '{ __typename }', extensions: { persistedQuery } })
  expect(await whole.json()).toEqual({ data: { __typename: 'Query' } })
})

test('an operation name that the document does not have is 400', async () => {
  const answer = await post({ query: 'query A { __typename }', operationName: 'B' })
  expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
    400,
    'Could not determine what operation to execute.',
  ])
})

test('a malformed WebSocket handshake, or one on another path, is refused with a sentence', async () => {
  const upgrade = (path: string, ...headers: string[]) =>
    new Promise<string>((resolve) => {
      const lines = [
        `GET ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: Upgrade',
        'Upgrade: websocket',
        ...headers,
      ]
      let answer = ''
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () =>
        socket.write(`${lines.join('\r\n')}\r\n\r\n`),
      )
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => resolve(answer))
    })
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  expect(await upgrade('/', key, 'Sec-WebSocket-Version: 13')).toMatch(
    /^HTTP\/1.1 404 .*{"message":"Nothing is served at this path."}$/s,
  )
  for (const headers of [[], [key, 'Sec-WebSocket-Version: 1'], [key, 'Sec-WebSocket-Protocol: ,']])
    expect(await upgrade('/graphql', ...headers)).toMatch(
      /^HTTP\/1.1 400 .*{"message":"The WebSocket handshake is not valid."}$/s,
    )
})
