import { request } from 'node:http'
import { connect } from 'node:net'
import { HTTPException } from 'hono/http-exception'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './service/api.ts'
import { type Service, serve } from './service.ts'

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
  service = await serve(testApi().fetch, { port: 0, name: 'test', variable: 'TEST_PORT' })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await service.stop()
})

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(service.url + path, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

test('a service answers, open to every origin', async () => {
  const { status, headers, body } = await ask('/things/5')
  expect({ status, body }).toEqual({ status: 200, body: { id: '5' } })
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('health tells the block and the lag', async () => {
  expect((await ask('/health')).body).toEqual({
    service: 'test',
    status: 'ok',
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

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('what is not HTTP, and a header without end, get a sentence too', async () => {
  expect(await raw('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 .*{"message":"The request is not valid HTTP."}$/s,
  )
  expect(await raw(`GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 .*{"message":"The request line and headers are too long."}$/s,
  )
  expect(await raw('GET /things/5 HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 /,
  )
})

test('a busy port is one sentence with the port and its variable', async () => {
  const port = Number(new URL(service.url).port)
  await expect(
    serve(testApi().fetch, { port, name: 'indexer', variable: 'TIDELINE_INDEXER_PORT' }),
  ).rejects.toThrow(
    `Port ${port} is busy, so the indexer cannot start: stop what uses it or set TIDELINE_INDEXER_PORT to another port.`,
  )
})

test('stopping closes kept-alive connections and ends streams that never end', async () => {
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
