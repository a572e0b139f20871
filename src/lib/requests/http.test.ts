import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { InterfaceError } from './errors.ts'
import { getJson, postJson } from './http.ts'
import { health } from './interfaceHealth.ts'
import { endLongPauses } from './pause/serverPause.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`
}

function answer(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body)
}

const schema = v.object({ value: v.union([v.string(), v.number()]) })

async function failure(listener: RequestListener, options = {}): Promise<InterfaceError> {
  const url = await serve(listener)
  return getJson('explorer', url, schema, options).then(
    () => Promise.reject(new Error('expected a failure')),
    (error: InterfaceError) => error,
  )
}

test('a response is checked, big integers are exact, and the latency is reported', async () => {
  const url = await serve(answer(200, '{"value":115792089237316195423570985008687907853}'))
  expect(await getJson('explorer', url, schema)).toEqual({ value: '115792089237316195423570985008687907853' })
  expect(health().explorer).toMatchObject({ state: 'up', latency: expect.any(Number) })
})

test('a body is sent as JSON', async () => {
  const url = await serve((request, response) => {
    const type = request.headers['content-type']
    request.on('data', (chunk) =>
      response.end(JSON.stringify({ value: `${request.method} ${type} ${chunk}` })),
    )
  })
  expect(await postJson('node', url, { id: 1 }, schema)).toEqual({ value: 'POST application/json {"id":1}' })
})

test.each([
  ['a web page', '<!doctype html><p>Maintenance', 'The answer was a web page, not data.'],
  ['nothing', '', 'The answer was empty.'],
  ['a truncated body', '{"value":', 'The answer was not readable.'],
  ['another shape', '{"value":{}}', 'Unexpected answer: value:'],
  ['null', 'null', 'Unexpected answer: the answer:'],
])('%s is malformed', async (_, body, message) => {
  const error = await failure(answer(200, body))
  expect(error.kind).toBe('malformed')
  expect(error.message).toContain(message)
})

test.each([
  [404, 'not-found', '{"message":"Not found"}', 'Not found'],
  [422, 'refused', '{"errors":[{"title":"Invalid value","detail":"not a hash"}]}', 'not a hash'],
  [400, 'refused', '{"error":{"message":"bad"}}', 'bad'],
  [500, 'refused', '<html>', 'The answer was 500.'],
] as const)('%i is %s and says what the interface said', async (status, kind, body, message) => {
  const error = await failure(answer(status, body))
  expect(error).toMatchObject({ from: 'explorer', kind, status, message })
})

test('after a 429 no request is sent to the server until the time it asked for is over', async () => {
  let asked = 0
  const url = await serve((request, response) => {
    asked += 1
    answer(request.url === '/other' ? 200 : 429, '{"value":1}', { 'retry-after': '3600' })(request, response)
  })
  const limited = { kind: 'limited', retryAfter: expect.closeTo(3_600_000, -4) }
  await expect(getJson('explorer', url, schema)).rejects.toMatchObject(limited)
  await expect(getJson('explorer', `${url}other`, schema)).rejects.toMatchObject(limited)
  expect(asked).toBe(1)
  expect(await getJson('lending', `${url}other`, schema)).toEqual({ value: 1 })
})

test.each([
  ['an hour', '3600', 2],
  ['ten seconds', '10', 1],
])(
  'a retry by a person during a pause of %s: %s s remain, %d requests are sent',
  async (_, wait, requests) => {
    let asked = 0
    const url = await serve((request, response) => {
      asked += 1
      answer(asked > 1 ? 200 : 429, '{"value":1}', { 'retry-after': wait })(request, response)
    })
    await getJson('explorer', url, schema).catch(() => undefined)
    endLongPauses('lending')
    await expect(getJson('explorer', url, schema)).rejects.toMatchObject({ kind: 'limited' })
    endLongPauses('explorer')
    await getJson('explorer', url, schema).catch(() => undefined)
    expect(asked).toBe(requests)
  },
)

test('the deadline includes the time to read the body', async () => {
  const error = await failure(
    (_, response) => {
      response.writeHead(200).write('{"value":"')
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    },
    { deadline: 200 },
  )
  expect(error.kind).toBe('timeout')
})

test('a request without an answer is reported as late after three seconds, one with an answer is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async () => Response.json({ value: 1 }))
  await getJson('explorer', 'http://quick.test', schema)
  await getJson('node', 'http://quick.test', schema)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void getJson('explorer', 'http://slow.test', schema)
  vi.advanceTimersByTime(2_999)
  expect([health().node.state, health().explorer.state]).toEqual(['up', 'up'])
  vi.advanceTimersByTime(1)
  expect([health().node.state, health().explorer.state]).toEqual(['up', 'slow'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a body above the limit is not read to its end', async () => {
  let sent = 0
  const error = await failure((_, response) => {
    const chunk = 'x'.repeat(1_000_000)
    const send = () => {
      while (!response.destroyed && sent < 500) {
        sent += 1
        if (!response.write(chunk)) return void response.once('drain', send)
      }
    }
    send()
  })
  expect(error).toMatchObject({ kind: 'malformed', message: 'The answer is too large.' })
  expect(sent).toBeLessThan(100)
})

test('a closed port is unreachable, and reported as a failure of the interface', async () => {
  const url = await serve(answer(200, ''))
  server?.close()
  await expect(getJson('lending', url, schema)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(health().lending.lastError).toMatchObject({ kind: 'unreachable' })
})

test('an abort by the caller is passed on, and is not a failure of the interface', async () => {
  const url = await serve(() => undefined)
  const caller = new AbortController()
  const before = health()
  const asked = getJson('indexer', url, schema, { signal: caller.signal })
  caller.abort()
  await expect(asked).rejects.not.toBeInstanceOf(InterfaceError)
  expect(health()).toBe(before)
})

test('a request that is repeated under one signal after an answer has the whole deadline again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const url = await serve(answer(200, '{"value":1}'))
  const { signal } = new AbortController()
  await getJson('explorer', url, schema, { signal })
  vi.setSystemTime(Date.now() + 60_000)
  await expect(getJson('explorer', url, schema, { signal })).resolves.toEqual({ value: 1 })
  vi.useRealTimers()
})
