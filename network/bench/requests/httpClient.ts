import { connect, type Socket } from 'node:net'

/** One HTTP request as bytes. It is sent many times, so it is built once. */
export type HttpRequest = Buffer

/** The answer: how many milliseconds it took, its status and its body. */
export type HttpAnswer = { milliseconds: number; status: number; body: Buffer }

export type Client = { ask(request: HttpRequest): Promise<HttpAnswer>; close(): void }

/** A request for a path of a host. With a body, it posts JSON. */
export function requestBytes(host: string, path: string, body?: unknown): HttpRequest {
  const text = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${text ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: application/json',
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

const headEnd = Buffer.from('\r\n\r\n')
const chunksEnd = Buffer.from('0\r\n\r\n')

/**
 * A client with its own connection that sends one request after the other. It looks only at the status and the length
 * of an answer, so that it leaves the processor to the server.
 */
export async function openHttpClient(url: URL): Promise<Client> {
  const socket: Socket = connect(Number(url.port), url.hostname)
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let parts: Buffer[] = []
  let received = 0
  let expected: number | 'chunks' | undefined
  let status = 0
  let started = 0
  let answered: ((answer: HttpAnswer) => void) | undefined

  function readHead() {
    const start = parts.length === 1 ? (parts[0] ?? headEnd) : Buffer.concat(parts)
    const end = start.indexOf(headEnd)
    if (end === -1) return
    const head = start.toString('latin1', 0, end)
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
    status = Number(head.slice(9, 12))
    expected = length === undefined ? 'chunks' : end + headEnd.length + Number(length)
  }

  function isWhole(last: Buffer): boolean {
    if (expected === undefined) readHead()
    return expected === 'chunks' ? last.subarray(-chunksEnd.length).equals(chunksEnd) : received === expected
  }

  socket.on('data', (part) => {
    parts.push(part)
    received += part.length
    if (!isWhole(part)) return
    const answer = { milliseconds: performance.now() - started, status, body: Buffer.concat(parts) }
    parts = []
    received = 0
    expected = undefined
    answered?.(answer)
  })

  return {
    ask(request) {
      return new Promise((resolve, reject) => {
        answered = resolve
        socket.once('close', reject)
        started = performance.now()
        socket.write(request)
      }).finally(() => socket.removeAllListeners('close')) as Promise<HttpAnswer>
    },
    close: () => socket.destroy(),
  }
}
