import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { createRandom, type Random } from '#network/seed/random.ts'
import { type FuzzedServices, internals, sentenceOf, startFuzzedServices } from './fuzzedServices.ts'
import { graphqlDocument } from './oddIndexerRequest.ts'
import { oddText } from './oddText.ts'
import { rawRequest, sendRaw } from './rawRequests.ts'

/** For any bytes, a service answers or closes the connection, prints nothing, and answers the next caller. */

const seed = process.env.TIDELINE_FUZZ_SEED ?? 'fuzz'
const requestsToEach = 500
const talks = 200
const parallel = 16

let services: FuzzedServices
let printed: string[]

beforeAll(async () => {
  services = await startFuzzedServices()
}, 60_000)

beforeEach(() => {
  printed = []
  for (const stream of [process.stderr, process.stdout])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => printed.push(String(said)))
})

afterEach(async () => {
  for (const name of ['indexer', 'explorer', 'lending'] as const) {
    const answer = await fetch(`${services[name].url}/health`, { signal: AbortSignal.timeout(5_000) })
    expect(answer.status, name).toBe(200)
  }
})

afterAll(() => services?.stop())

/** Calls `once` many times, a few at once. The same seed gives the same calls. */
async function repeat(times: number, name: string, once: (random: Random) => Promise<void>) {
  const random = createRandom(seed).fork(name)
  for (let done = 0; done < times; done += parallel)
    await Promise.all(
      Array.from({ length: parallel }, (_, index) => once(random.fork(`${name} ${done + index}`))),
    )
}

/** Every answer on a connection has a status that is no crash, and a body that reveals nothing. */
function expectProper(answer: string, what: string) {
  expect(answer, what).not.toMatch(internals)
  for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d+) /gm)) {
    expect(status, what).toMatch(/^[2345]\d\d$/)
    expect(status, what).not.toBe('500')
  }
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(answer === '' || head.startsWith('HTTP/1.1 '), what).toBe(true)
  const isRefused = /^HTTP\/1\.1 [45].*\r\ncontent-type: application\/json\r\ncontent-length/is.test(head)
  // The bytes may contain several requests.
  const [first = ''] = body.split('HTTP/1.1 ')
  if (isRefused) expect(sentenceOf(first), what).toMatch(/\S/)
}

test.each(['indexer', 'explorer', 'lending'] as const)(
  'bytes that are hardly HTTP are answered or refused by the %s service',
  async (name) => {
    let refusals = 0
    await repeat(requestsToEach, name, async (random) => {
      const bytes = rawRequest(random)
      const answer = await sendRaw(services[name].url, bytes)
      expectProper(
        answer,
        `seed "${seed}": ${JSON.stringify(bytes.toString('latin1').slice(0, 3_000))}\n${answer}`,
      )
      if (answer.startsWith('HTTP/1.1 4')) refusals += 1
    })
    expect(refusals).toBeGreaterThan(requestsToEach / 4)
    expect(printed, `seed "${seed}"`).toEqual([])
  },
  60_000,
)

/** A message of the protocol, mostly with a mistake in it. */
function message(random: Random): string | Buffer {
  const id = random.pick(['1', '2', '', '__proto__', 'toString', '🌊', oddText(random)])
  const type = random.pick([
    'subscribe',
    'subscribe',
    'subscribe',
    'complete',
    'ping',
    'pong',
    'connection_init',
    'dance',
  ])
  const variables = random.pick<unknown>([{}, { v: oddText(random) }, [], 5, null])
  const payload = random.pick<unknown>([
    { query: graphqlDocument(random), variables },
    { query: 5 },
    oddText(random),
    null,
  ])
  const whole = JSON.stringify({ id, type, payload })
  if (random.chance(0.05)) return Buffer.from([random.integer(0, 255), 255, 0])
  return random.chance(0.1) ? whole.slice(0, random.integer(0, whole.length)) : whole
}

test('malformed GraphQL messages over WebSocket are answered, or close the connection with a code', async () => {
  const codes = new Set<number>()
  await repeat(talks, 'messages', async (random) => {
    const socket = new WebSocket(
      `${services.indexer.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    )
    let heard = ''
    socket.on('message', (text) => {
      heard += text
    })
    const closed = new Promise<void>((resolve) =>
      socket.on('close', (code, reason) => {
        codes.add(code)
        heard += reason
        resolve()
      }),
    )
    await new Promise((resolve) => socket.once('open', resolve))
    const greeted = new Promise((resolve) => socket.once('message', resolve))
    socket.send('{"type":"connection_init"}')
    await Promise.race([greeted, closed])
    for (let sent = 0; sent < 8 && socket.readyState === WebSocket.OPEN; sent++) socket.send(message(random))
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 50))])
    socket.close()
    await closed
    expect(heard, `seed "${seed}"`).not.toMatch(internals)
    expect(heard, `seed "${seed}"`).not.toContain('INTERNAL_SERVER_ERROR')
  })
  expect([...codes]).toEqual(expect.arrayContaining([4400, 4429]))
  for (const code of [1006, 1011, 4500]) expect(codes.has(code), `${code}, seed "${seed}"`).toBe(false)
  expect(printed, `seed "${seed}"`).toEqual([])
}, 60_000)

test('malformed WebSocket frames close only their own connection', async () => {
  const head = ['GET /graphql HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket']
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
  const protocol = 'Sec-WebSocket-Protocol: graphql-transport-ws'
  const handshake = Buffer.from(`${[...head, ...key, protocol].join('\r\n')}\r\n\r\n`)
  await repeat(talks, 'frames', async (random) => {
    const frames = Array.from({ length: random.integer(2, 300) }, () => random.integer(0, 255))
    const answer = await sendRaw(services.indexer.url, Buffer.concat([handshake, Buffer.from(frames)]))
    expect(answer).toMatch(/^HTTP\/1\.1 101 /)
    expect(answer).not.toMatch(internals)
  })
  expect(printed, `seed "${seed}"`).toEqual([])
}, 60_000)

test('hundreds of connections with unfinished requests do not delay other callers', async () => {
  const beginnings = [
    '',
    'GET /hea',
    'GET /health HTTP/1.1\r\nHost: localhost\r\nX: ',
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"q\r\n',
  ]
  const sockets: Socket[] = []
  for (const { url } of [services.indexer, services.explorer, services.lending])
    for (let index = 0; index < 100; index++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(beginnings[index % beginnings.length] ?? '')
      sockets.push(socket)
    }
  for (let asked = 0; asked < 20; asked++) {
    const query = encodeURIComponent('{ indexerStatus { lastBlock } }')
    const answer = await fetch(`${services.indexer.url}/graphql?query=${query}`, {
      signal: AbortSignal.timeout(5_000),
    })
    expect(await answer.json()).toEqual({ data: { indexerStatus: { lastBlock: 40 } } })
  }
  for (const socket of sockets) socket.destroy()
  await fetch(`${services.indexer.url}/health`)
  expect(printed).toEqual([])
}, 30_000)
