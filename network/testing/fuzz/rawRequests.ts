import { connect } from 'node:net'
import type { Random } from '#network/seed/random.ts'
import { graphqlDocument } from './oddIndexerRequest.ts'
import { oddUrlText } from './oddText.ts'

const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n\r\n`

function post(random: Random): string {
  const body = JSON.stringify({ query: graphqlDocument(random) })
  const length = `Content-Length: ${Buffer.byteLength(body)}`
  return lines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', length) + body
}

function chunked(random: Random): string {
  const body = JSON.stringify({ query: graphqlDocument(random).slice(0, 200) })
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ]
  return `${lines(...head)}${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`
}

const wholeRequests: readonly ((random: Random) => string)[] = [
  post,
  chunked,
  (random) => lines(`GET /api/v2/tokens?${oddUrlText(random)} HTTP/1.1`, 'Host: localhost', 'Accept: */*'),
  (random) => lines(`GET /api/user/${oddUrlText(random)} HTTP/1.1`, 'Host: localhost'),
  (random) =>
    lines(
      `${random.pick(['TRACE', 'CONNECT', 'TRACK', 'get', 'G ET', ''])} /health HTTP/1.1`,
      'Host: localhost',
    ),
  (random) =>
    lines('GET /health HTTP/1.1', `Host: ${random.pick(['', 'a b', 'x:1:2', '[::1', 'x/../y', '\x01'])}`),
  (random) =>
    lines(`GET /health HTTP/${random.pick(['0.9', '1.0', '1.2', '2', '9.9', ''])}`, 'Host: localhost'),
  (random) => lines('GET /health HTTP/1.1', 'Host: localhost', `${'X'.repeat(random.integer(1, 70_000))}: y`),
  (random) =>
    lines(
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      `Content-Length: ${random.pick(['-1', '1e3', '0x5', '9'.repeat(30), ''])}`,
    ),
  () => lines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Content-Length: 6'),
  () => lines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
  () =>
    lines(
      'GET /graphql HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: x',
    ),
  () => lines('GET /health HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: h2c, websocket'),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03',
]

/** A request as bytes. A few of them may be changed, repeated, removed or inserted. */
export function rawRequest(random: Random): Buffer {
  const bytes = [...Buffer.from(random.pick(wholeRequests)(random), 'latin1')]
  for (let change = random.integer(0, 4); change > 0; change--) {
    const at = random.integer(0, bytes.length)
    const byte = random.pick([0, 10, 13, 32, 37, 58, 127, 128, 192, 255, random.integer(0, 255)])
    random.pick([
      () => bytes.splice(at, 1, byte),
      () => bytes.splice(at, 0, byte),
      () => bytes.splice(at, random.integer(1, 20)),
      () => bytes.splice(at, 0, ...bytes.slice(at, at + 30)),
    ])()
  }
  return Buffer.from(bytes)
}

/** Sends bytes, ends the sending side, and resolves to all that came back before the other side closed. */
export function sendRaw(url: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(bytes))
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`The connection hangs after ${JSON.stringify(answer)}`))
    }, 10_000)
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      answer += text
    })
    // Writing to a connection that the service closed already emits an error.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}
