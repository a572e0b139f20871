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
 * A client with a connection of its own that sends one request after the other. It connects anew when the server, as a
 * proxy does after a thousand answers, says that it closes. It looks only at the head and the length of an answer, so
 * that it leaves the processor to the server.
 */
export async function openHttpClient(url: URL): Promise<Client> {
  let socket: Socket
  let parts: Buffer[] = []
  let received = 0
  let expected: number | 'chunks' | undefined
  let status = 0
  let closes = false
  let started = 0
  let answered: ((answer: HttpAnswer) => void) | undefined

  async function open() {
    socket = connect(Number(url.port), url.hostname)
    socket.setNoDelay(true)
    closes = false
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    socket.on('data', read)
  }

  function readHead() {
    const start = parts.length === 1 ? (parts[0] ?? headEnd) : Buffer.concat(parts)
    const end = start.indexOf(headEnd)
    if (end === -1) return
    const head = start.toString('latin1', 0, end)
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
    status = Number(head.slice(9, 12))
    closes = /\r\nconnection: *close/i.test(head)
    expected = length === undefined ? 'chunks' : end + headEnd.length + Number(length)
  }

  function isWhole(last: Buffer): boolean {
    if (expected === undefined) readHead()
    return expected === 'chunks' ? last.subarray(-chunksEnd.length).equals(chunksEnd) : received === expected
  }

  function read(part: Buffer) {
    parts.push(part)
    received += part.length
    if (!isWhole(part)) return
    const answer = { milliseconds: performance.now() - started, status, body: Buffer.concat(parts) }
    parts = []
    received = 0
    expected = undefined
    answered?.(answer)
  }

  await open()
  return {
    async ask(request) {
      started = performance.now()
      if (closes) {
        socket.destroy()
        await open()
      }
      return new Promise<HttpAnswer>((resolve, reject) => {
        answered = resolve
        socket.once('close', () => reject(new Error('The connection was closed.')))
        socket.write(request)
      }).finally(() => socket.removeAllListeners('close'))
    },
    close: () => socket.destroy(),
  }
}
