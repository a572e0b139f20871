import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { findFreePort } from './freePort.ts'
import { openNodeFront } from './nodeFront.ts'

/** Starts a server in the place of a node, and the port before it until the test ends. Resolves to that port. */
async function openFrontOf(node: Server): Promise<number> {
  await once(node.listen(0, '127.0.0.1'), 'listening')
  const port = await findFreePort()
  const front = await openNodeFront(port, '127.0.0.1')
  front.release({ host: '127.0.0.1', port: (node.address() as AddressInfo).port })
  onTestFinished(async () => {
    await front.stop()
    node.closeAllConnections()
    node.close()
  })
  return port
}

/** More than connections hold between two programs. */
const long = Buffer.alloc(48 * 1024 * 1024)

test.each(['before', 'in the middle of'])(
  'a caller that leaves %s an answer frees its connection to the node',
  async (when) => {
    let isLeft = () => undefined as unknown
    const left = new Promise<void>((resolve) => {
      isLeft = resolve
    })
    const asked: string[] = []
    const node = createServer(async (incoming, outgoing) => {
      for await (const part of incoming) asked.push(String(part))
      if (when === 'before') await left
      outgoing.end(long).once('finish', () => asked.push('answered'))
    })
    const port = await openFrontOf(node)

    const asking = request({ host: '127.0.0.1', port, method: 'POST' }).on('error', () => undefined)
    const answered = new Promise((resolve) => asking.once('response', resolve))
    asking.end('{}')
    while (asked.length === 0) await wait(5)
    if (when !== 'before') await answered
    asking.destroy()
    await wait(50)
    isLeft()
    while (asked.length < 2) await wait(5)
    expect(asked).toEqual(['{}', 'answered'])
  },
)

test('a WebSocket message is written down before the node gets it, and the order of messages stays', async () => {
  const order: string[] = []
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(sockets, 'listening')
  sockets.on('connection', (socket) => socket.on('message', (data) => order.push(`node ${data}`)))
  const port = await findFreePort()
  const front = await openNodeFront(port, '127.0.0.1', undefined, async (text) => {
    // The first one takes longest to write down.
    await wait(text === '1' ? 60 : 5)
    order.push(`heard ${text}`)
  })
  front.release({ host: '127.0.0.1', port: (sockets.address() as AddressInfo).port })
  onTestFinished(async () => {
    await front.stop()
    sockets.close()
  })
  const script = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(script, 'open')
  for (const text of ['1', '2', '3']) script.send(text)
  await expect.poll(() => order.length).toBe(6)
  script.close()
  for (const text of ['1', '2', '3'])
    expect(order.indexOf(`heard ${text}`)).toBeLessThan(order.indexOf(`node ${text}`))
  expect(order.filter((each) => each.startsWith('node'))).toEqual(['node 1', 'node 2', 'node 3'])
})

test('a connection ends when its client ends it, as a call that writes could cross an end from the other side', async () => {
  const port = await openFrontOf(createServer((_, outgoing) => void outgoing.end('{}')))
  const asking = request({ host: '127.0.0.1', port, method: 'POST', agent: new Agent({ keepAlive: true }) })
  asking.end('{}')
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  // Node announces with this header when it ends an idle connection.
  expect(answer.headers).toMatchObject({ connection: 'keep-alive' })
  expect(answer.headers).not.toHaveProperty('keep-alive')
  answer.resume()
})

test.each([
  ['another method', 405, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['no name of a host', 400, 'POST / HTTP/1.1\r\n\r\n'],
  [
    'a length and chunks',
    400,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
  ['long headers', 431, `POST / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`],
  ['another expectation', 417, 'POST / HTTP/1.1\r\nHost: localhost\r\nExpect: luck\r\n\r\n'],
  ['a tunnel', 405, 'CONNECT other:80 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])('error: a request with %s is answered with status %i and a sentence', async (_, status, text) => {
  const port = await findFreePort()
  const front = await openNodeFront(port, '127.0.0.1')
  onTestFinished(() => front.stop())
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]+"message":"[^"]+\\."`))
})
