import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The port of a node that outlives the node. While the node behind it is replaced, requests wait and are sent to the
 * next one: who asks sees a slow answer and no error.
 */
export type NodeFront = {
  /** Holds requests from now on. Resolves when those under way are answered, or after five seconds. */
  hold(): Promise<void>
  /** Sends what is held, and all that comes, to the node on this port. */
  release(port: number): void
  stop(): Promise<void>
}

const drainTimeout = 5_000
/** A request that waits longer than this is answered with an error. */
const longestHold = 60_000
const largestBody = 64 * 1024 * 1024

/** Opens the port. Requests wait until the first `release`. */
export async function openNodeFront(port: number, host: string): Promise<NodeFront> {
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Duplex>()
  let target: number | undefined
  let underWay = 0
  const waiting = new Set<(port: number | undefined) => void>()

  /** The node's port, as soon as there is one. Undefined when that takes too long. */
  function nodePort(): Promise<number | undefined> | number {
    if (target !== undefined) return target
    return new Promise((resolve) => {
      const timer = setTimeout(release, longestHold, undefined).unref()
      function release(at: number | undefined) {
        clearTimeout(timer)
        waiting.delete(release)
        resolve(at)
      }
      waiting.add(release)
    })
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    const until = AbortSignal.timeout(longestHold)
    while (!until.aborted && !outgoing.destroyed) {
      const at = await nodePort()
      if (at === undefined) break
      underWay++
      const sent = await send(incoming, body, outgoing, { host, port: at, agent }).finally(() => underWay--)
      if (sent) return
      // The node is gone, and whoever watches it starts another one.
      await wait(100)
    }
    outgoing.writeHead(503, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ message: 'The node does not answer.' }))
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('upgrade', (incoming, socket, head) => {
    if (target === undefined) socket.destroy()
    else sockets.add(joinSockets(incoming, socket, head, target, host))
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

  return {
    async hold() {
      target = undefined
      for (const end = Date.now() + drainTimeout; underWay > 0 && Date.now() < end; ) await wait(5)
      // A WebSocket belongs to one node. Its client connects again.
      for (const socket of sockets) socket.destroy()
    },
    release(at) {
      target = at
      for (const release of [...waiting]) release(at)
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming) {
    length += part.length
    if (length > largestBody) throw new Error('The body is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Passes one request on. False when the node broke off before it answered anything. */
function send(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  node: { host: string; port: number; agent: Agent },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const passed = { ...headers, 'content-length': String(body.length) }
    delete passed['transfer-encoding']
    const onward = request({ ...node, method, path: url, headers: passed }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.once('end', () => resolve(true))
      // What nobody reads is read to its end all the same: its connection would never be free again.
      if (outgoing.destroyed) answer.resume()
      else answer.pipe(outgoing).once('close', () => answer.resume())
      answer.once('error', reject)
    })
    onward.once('error', () => resolve(false))
    onward.end(body)
  })
}

/** Joins a WebSocket with the node, and returns the client's end. */
function joinSockets(incoming: IncomingMessage, client: Duplex, head: Buffer, port: number, host: string) {
  const node = connect(port, host, () => {
    node.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n`)
    const { rawHeaders } = incoming
    for (let index = 0; index < rawHeaders.length; index += 2)
      node.write(`${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`)
    node.write('\r\n')
    node.write(head)
    node.pipe(client).pipe(node)
  })
  node.on('error', () => client.destroy())
  client.on('error', () => node.destroy())
  client.once('close', () => node.destroy())
  return client
}
