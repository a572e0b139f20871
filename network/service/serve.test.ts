import { request } from 'node:http'
import { connect } from 'node:net'
import { HTTPException } from 'hono/http-exception'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { type Service, serve } from './serve.ts'

let service: Service

function testApi() {
  const app = createApi({ name: 'test', health: async () => ({ block: 7, headBlock: 9, lag: 2 }) })
  app.get('/things/:id', (context) => context.json({ id: context.req.param('id') }))
  app.post('/things', async (context) => context.json({ length: (await context.req.text()).length }))
  app.get('/refused', () => {
    throw new HTTPException(422, { message: 'The thing is not valid.' })
  })
  app.get('/crash', () => {
    throw new Error('secret of the house')
  })
  return app
}

beforeEach(async () => {
  service = await serve(testApi().fetch, {
    port: 0,
    name: 'test',
    variable: 'TEST_PORT',
    upgrade: (_request, socket) => socket.end(),
  })
})

afterEach(async () => {
  await service.stop()
})

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(service.url + path, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

const own = 'http://127.0.0.1:4173'

test('a service answers scripts and the pages of the app', async () => {
  const { status, headers, body } = await ask('/things/5', { headers: { origin: own } })
  expect({ status, body }).toEqual({ status: 200, body: { id: '5' } })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect((await ask('/things/5')).status).toBe(200)
})

test('an idle connection stays longer than the minute for which a proxy keeps it', async () => {
  expect((await ask('/things/5')).headers.get('keep-alive')).toBe('timeout=75')
})

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of another port', { origin: 'http://127.0.0.1:4999' }],
  ['without an origin', { origin: 'null' }],
  ['that takes it for a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['that asks before it sends', { origin: 'https://evil.example', 'access-control-request-method': 'POST' }],
])('error: a page %s is refused and cannot read why', async (_, headers) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const answer = await ask('/things/5', { method, headers })
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Pages of this origin may not ask here: TIDELINE_ALLOW lists the origins that may.',
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('error: a name that only leads here is refused, also for a WebSocket', async () => {
  const sentence = 'This port answers for the names of this machine only: TIDELINE_ALLOW lists others.'
  for (const more of ['', 'Upgrade: websocket\r\nConnection: upgrade\r\n']) {
    const asked = `GET /things/5 HTTP/1.1\r\nHost: evil.example:4001\r\n${more || 'Connection: close\r\n'}\r\n`
    expect(await raw(asked)).toMatch(/^HTTP\/1.1 403 /)
    expect(await raw(asked)).toContain(sentence)
  }
})

test('health reports the block and the lag', async () => {
  expect((await ask('/health')).body).toEqual({
    service: 'test',
    status: 'ok',
    ...{ ready: true, live: true },
    block: 7,
    headBlock: 9,
    lag: 2,
  })
})

test('every error is JSON with one sentence and the right status', async () => {
  expect(await ask('/nothing')).toMatchObject({
    status: 404,
    body: { message: 'Nothing is served at this path.' },
  })
  expect(await ask('/refused')).toMatchObject({ status: 422, body: { message: 'The thing is not valid.' } })
  expect(await ask(`/things/5?q=${'x'.repeat(9_000)}`)).toMatchObject({
    status: 414,
    body: { message: 'The address is too long.' },
  })
  expect(await ask('/things', { method: 'POST', body: 'x'.repeat(2_000_000) })).toMatchObject({
    status: 413,
    body: { message: 'The request body is larger than 1 MB.' },
  })
})

test('a wrong method is 405 and names the right ones', async () => {
  const { status, headers, body } = await ask('/things/5', { method: 'DELETE' })
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('GET, HEAD')
  expect(body).toEqual({ message: 'DELETE is not allowed here, only GET, HEAD.' })
})

test('a crash is 500 and keeps its cause in the log', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { status, body } = await ask('/crash')
  expect(status).toBe(500)
  expect(body).toEqual({ message: 'The test could not answer because of an internal error.' })
  expect(String(written.mock.calls[0]?.[0])).toContain('secret of the house')
})

function raw(text: string, url = service.url): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('a request that is not HTTP, and a header without end, are refused with a sentence', async () => {
  expect(await raw('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 .*{"message":"The request is not valid HTTP."}$/s,
  )
  expect(await raw(`GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 .*{"message":"The request line and headers are too long."}$/s,
  )
  expect(await raw('GET http://[/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 .*{"message":"The request line is malformed."}$/s,
  )
})

test.each([
  ['no host', 'GET /health HTTP/1.1\r\n\r\n', 400, 'The request has no Host header.'],
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405, 'CONNECT is not allowed here.'],
  [
    'an odd expectation',
    'POST /things HTTP/1.1\r\nHost: localhost\r\nExpect: gold\r\nContent-Length: 2\r\n\r\n{}',
    417,
    'The only expectation understood is 100-continue.',
  ],
])('%s is refused with a sentence', async (_name, text, status, message) => {
  const answer = await raw(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain(JSON.stringify({ message }))
})

test('a caller who leaves in the middle of a body is no crash', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const closed = new Promise((resolve) => {
    const head = 'POST /things HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n'
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(`${head}{`))
    setTimeout(() => socket.destroy(), 100)
    socket.on('close', resolve)
  })
  await closed
  await ask('/health')
  await service.stop()
  expect(written).not.toHaveBeenCalled()
})

test('the page of the app may send JSON, and caches have to ask again', async () => {
  const preflight = await ask('/things', {
    method: 'OPTIONS',
    headers: {
      origin: own,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client',
    },
  })
  expect([preflight.status, preflight.body]).toEqual([204, null])
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,HEAD,POST',
    'access-control-allow-headers': 'content-type,x-client',
    'access-control-max-age': '86400',
  })
  const { headers } = await ask('/things', { method: 'POST', body: '{}' })
  expect(headers.get('access-control-expose-headers')).toBe('X-Block-Number,Allow,ETag')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect((await ask('/things/5', { method: 'HEAD' })).headers.get('content-type')).toBe('application/json')
})

test('an upgrade to HTTP/2 is ignored, with and without a body, also on a service with WebSockets', async () => {
  const upgrade = vi.fn()
  const other = await serve(testApi().fetch, { port: 0, name: 'test', variable: 'TEST_PORT', upgrade })
  const wish =
    'Host: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n'
  const last = 'Host: localhost\r\nConnection: close\r\n\r\n'
  const post = `POST /things HTTP/1.1\r\n${wish}Content-Length: 7\r\n\r\n{"a":1}`
  const answer = await raw(`${post}GET /things/9 HTTP/1.1\r\n${last}`, other.url)
  expect(answer).toContain('{"length":7}')
  expect(answer).toContain('{"id":"9"}')
  expect(upgrade).not.toHaveBeenCalled()
  await other.stop()
})

test('headers that arrive too slowly get a sentence', async () => {
  // The server answers by its own clock, five seconds after the first byte.
  expect(await raw('GET /things/5 HTTP/1.1\r\nHost: localhost\r\n')).toMatch(
    /^HTTP\/1.1 408 .*{"message":"The request took too long to arrive."}$/s,
  )
}, 20_000)

test('a busy port gives one sentence with the port and its variable', async () => {
  const port = Number(new URL(service.url).port)
  await expect(
    serve(testApi().fetch, { port, name: 'indexer', variable: 'TIDELINE_INDEXER_PORT' }),
  ).rejects.toThrow(
    `Port ${port} is busy, so the indexer cannot start: stop what uses it or set TIDELINE_INDEXER_PORT to another port.`,
  )
})

test('stopping closes idle connections and ends open streams', async () => {
  const app = testApi()
  app.get(
    '/stream',
    () => new Response(new ReadableStream({ start: (controller) => controller.enqueue('x') })),
  )
  const streaming = await serve(app.fetch, { port: 0, name: 'test', variable: 'TEST_PORT' })
  const ended = new Promise((resolve) => {
    request(`${streaming.url}/stream`, (response) => {
      response.on('data', () => {})
      response.on('error', resolve)
      response.on('close', resolve)
    }).end()
  })
  await fetch(`${streaming.url}/things/1`).then((response) => response.text())
  await streaming.stop()
  await streaming.stop()
  await ended
  await expect(fetch(`${streaming.url}/things/1`)).rejects.toThrow()
})
