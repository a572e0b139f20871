import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type RawData, WebSocketServer } from 'ws'
import { type Access, accessProblem, isOfPage, readAccess } from '#network/access/access.ts'
import { readBody } from '#network/access/readBody.ts'
import { joinNode } from './frontSocket.ts'
import { errorOf, readPageRequest } from './pageMethods.ts'

/**
 * The port of a node that outlives the node, and that keeps pages away from it. While the node behind it is replaced,
 * requests wait and are sent to the next one: who asks sees a slow answer and no error.
 */
export type NodeFront = {
  /** Holds requests from now on. Resolves when those under way are answered, or after five seconds. */
  hold(): Promise<void>
  /** Sends what is held, and all that comes, to the node at this address. */
  release(at: NodeAddress): void
  stop(): Promise<void>
}

export type NodeAddress = { host: string; port: number }

const drainTimeout = 5_000
/** A request that waits longer than this is answered with an error. */
const longestHold = 60_000
const largestBody = 4 * 1024 * 1024
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*, content-type',
  'access-control-max-age': '86400',
}

/** Opens the port. Requests wait until the first `release`. `heard` gets what scripts send, before the node. */
export async function openNodeFront(
  port: number,
  host: string,
  access: Access = readAccess(),
  heard: (body: string) => Promise<void> = async () => undefined,
): Promise<NodeFront> {
  const agent = new Agent({ keepAlive: true })
  const clients = new WebSocketServer({ noServer: true, maxPayload: largestBody })
  let target: NodeAddress | undefined
  let underWay = 0
  const waiting = new Set<(at: NodeAddress | undefined) => void>()

  /** Where the node is, as soon as there is one. Undefined when that takes too long. */
  function nodeAddress(): Promise<NodeAddress | undefined> | NodeAddress {
    if (target !== undefined) return target
    return new Promise((resolve) => {
      const timer = setTimeout(release, longestHold, undefined).unref()
      function release(at: NodeAddress | undefined) {
        clearTimeout(timer)
        waiting.delete(release)
        resolve(at)
      }
      waiting.add(release)
    })
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readAllowed(incoming, outgoing, access)
    if (!body) return
    if (!isLimited(incoming, access)) await heard(body.toString('utf8'))
    const until = AbortSignal.timeout(longestHold)
    while (!until.aborted && !outgoing.destroyed) {
      const at = await nodeAddress()
      if (at === undefined) break
      underWay++
      const sent = await send(incoming, body, outgoing, { ...at, agent }).finally(() => underWay--)
      if (sent) return
      // The node is gone, and whoever watches it starts another one.
      await wait(100)
    }
    refuse(outgoing, 503, { message: 'The node does not answer.' }, cors)
  }

  const server = createServer((incoming, outgoing) => {
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => outgoing.destroy())
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy())
    const problem = accessProblem(incoming.headers, access)
    if (problem) return refuseSocket(socket, problem)
    const at = target
    if (at === undefined) return socket.destroy()
    clients.handleUpgrade(incoming, socket, head, (client) => {
      if (!isLimited(incoming, access)) client.on('message', (data: RawData) => void heard(String(data)))
      joinNode(client, `ws://${at.host}:${at.port}`, isLimited(incoming, access))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const endSockets = () => {
    for (const client of clients.clients) client.terminate()
  }

  return {
    async hold() {
      target = undefined
      for (const end = Date.now() + drainTimeout; underWay > 0 && Date.now() < end; ) await wait(5)
      // A WebSocket belongs to one node. Its client connects again.
      endSockets()
    },
    release(at) {
      target = at
      for (const release of [...waiting]) release(at)
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      endSockets()
      server.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}

/** Whether only what is for pages may pass. */
function isLimited({ headers }: IncomingMessage, access: Access): boolean {
  return isOfPage(headers) && !access.development
}

/** What to send to the node. Undefined when the request was answered here. */
async function readAllowed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  access: Access,
): Promise<Buffer | undefined> {
  const { headers, method } = incoming
  const problem = accessProblem(headers, access)
  if (problem) return refuse(outgoing, 403, errorOf(null, -32000, problem))
  if (method === 'OPTIONS') return void outgoing.writeHead(204, cors).end()
  const body = await readBody(incoming, largestBody)
  if (!body) return refuse(outgoing, 413, errorOf(null, -32600, 'The request is longer than 4 MB.'), cors)
  if (!isLimited(incoming, access) || method !== 'POST') return body
  const read = readPageRequest(body.toString('utf8'))
  if ('refusal' in read) return refuse(outgoing, 200, read.refusal, cors)
  return Buffer.from(read.forward)
}

function refuse(outgoing: ServerResponse, status: number, body: object, headers: object = {}): undefined {
  outgoing.writeHead(status, { ...headers, 'content-type': 'application/json' })
  outgoing.end(JSON.stringify(body))
}

function refuseSocket(socket: Duplex, problem: string): void {
  const body = JSON.stringify(errorOf(null, -32000, problem))
  socket.end(
    `HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Passes one request on. False when the node broke off before it answered anything. */
function send(
  { method, url }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  node: NodeAddress & { agent: Agent },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // The node would refuse another type before it has read the body.
    const passed = { 'content-type': 'application/json', 'content-length': String(body.length) }
    let answered = false
    const onward = request({ ...node, method, path: url, headers: passed }, (answer) => {
      answered = true
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors })
      answer.once('end', () => resolve(true))
      // What nobody reads is read to its end all the same: its connection would never be free again.
      if (outgoing.destroyed) answer.resume()
      else answer.pipe(outgoing).once('close', () => answer.resume())
      answer.on('error', reject)
    })
    // A node that answers before it has read all breaks the connection off twice.
    onward.on('error', () => answered || resolve(false))
    onward.end(body)
  })
}
