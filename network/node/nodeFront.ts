import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { type Access, accessProblem, isOfPage, readAccess } from '#network/access/access.ts'
import { createHttpServer } from '#network/access/httpServer.ts'
import { readBody } from '#network/access/readBody.ts'
import type { Recall } from '#network/rpc/nodeReply.ts'
import { amendedAnswer } from './amendedAnswer.ts'
import { joinNode } from './frontSocket.ts'
import { createNodeTarget, type NodeAddress, type NodeTarget } from './nodeTarget.ts'
import { errorOf, readPageRequest } from './pageMethods.ts'

/**
 * A port that outlives the node behind it and restricts web pages. While the node is replaced, requests that may change the
 * chain wait and go to the next one: callers see a slow answer and no error.
 */
export type NodeFront = Pick<NodeTarget, 'hold' | 'release'> & {
  /** Lets a store answer what the node forgot, from now on. */
  recall(recall: Recall): void
  stop(): Promise<void>
}

type Node = NodeAddress & { agent: Agent }

const largestBody = 4 * 1024 * 1024
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*, content-type',
  'access-control-max-age': '86400',
}

/**
 * Opens the port. Requests wait until the first `release`. `heard` gets the requests of scripts before the node does.
 */
export async function openNodeFront(
  port: number,
  host: string,
  access: Access = readAccess(),
  heard: (body: string) => Promise<void> = async () => undefined,
): Promise<NodeFront> {
  const agent = new Agent({ keepAlive: true })
  const clients = new WebSocketServer({ noServer: true, maxPayload: largestBody })
  const target = createNodeTarget()
  let recall: Recall | undefined
  /** The node's whole answer to a text. Undefined when it does not answer. */
  async function post(text: string): Promise<string | undefined> {
    let answered: string | undefined
    const ask = async (at: NodeAddress) => {
      answered = await sendText(text, { ...at, agent })
      return answered !== undefined
    }
    await target.reach(text, ask, () => false)
    return answered
  }

  const amended = async (text: string) => (recall ? amendedAnswer(text, recall, post) : null)
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readAllowed(incoming, outgoing, access)
    if (!body) return
    const text = body.toString('utf8')
    if (!isLimited(incoming, access)) await heard(text)
    const better = await amended(text)
    if (typeof better === 'string')
      return void outgoing.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(better)
    const pass = (at: NodeAddress) => send(incoming, body, outgoing, { ...at, agent })
    const isSent = better === null && (await target.reach(text, pass, () => outgoing.destroyed))
    if (!isSent) refuse(outgoing, 503, { message: 'The node does not answer.' }, cors)
  }

  // Clients end their idle connections. One that this side ended could cross a request on its way, and a client cannot
  // know whether a transaction or `evm_mine` in it arrived.
  const keepAliveTimeout = 0
  const server = createHttpServer((incoming, outgoing) => {
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => outgoing.destroy())
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  }, keepAliveTimeout)
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy())
    const problem = accessProblem(incoming.headers, access)
    if (problem) return refuseSocket(socket, problem)
    const at = target.address()
    if (at === undefined) return socket.destroy()
    clients.handleUpgrade(incoming, socket, head, (client) => {
      joinNode(client, `ws://${at.host}:${at.port}`, isLimited(incoming, access) ? null : heard, amended)
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
      await target.hold()
      // A WebSocket belongs to one node. Its client connects again.
      endSockets()
    },
    release: target.release,
    recall(given) {
      recall = given
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

/** Whether only methods for pages may pass. */
function isLimited({ headers }: IncomingMessage, access: Access): boolean {
  return isOfPage(headers) && !access.development
}

/** The body to send to the node. Undefined when the request was answered here. */
async function readAllowed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  access: Access,
): Promise<Buffer | undefined> {
  const { headers, method } = incoming
  const problem = accessProblem(headers, access)
  if (problem) return refuse(outgoing, 403, errorOf(null, -32000, problem))
  if (method === 'OPTIONS') return void outgoing.writeHead(204, cors).end()
  if (method !== 'POST')
    return refuse(outgoing, 405, errorOf(null, -32600, 'Send the request by POST.'), cors)
  const body = await readBody(incoming, largestBody)
  if (!body) return refuse(outgoing, 413, errorOf(null, -32600, 'The request is longer than 4 MB.'), cors)
  if (!isLimited(incoming, access)) return body
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

/** Passes one request on. False when the node closed the connection before any answer. */
function send(
  { method, url }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  node: Node,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // The node would refuse another type before it has read the body.
    const passed = { 'content-type': 'application/json', 'content-length': String(body.length) }
    let answered = false
    const onward = request({ ...node, method, path: url, headers: passed }, (answer) => {
      answered = true
      // These are about the connection to the node.
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, { ...headers, ...cors })
      answer.once('end', () => resolve(true))
      // An unread answer is drained, because its connection would stay busy otherwise.
      if (outgoing.destroyed) answer.resume()
      else answer.pipe(outgoing).once('close', () => answer.resume())
      answer.on('error', reject)
    })
    // A node that answers before it has read everything also reports a closed connection.
    onward.on('error', () => answered || resolve(false))
    onward.end(body)
  })
}

/** Sends a text and reads the whole answer. Undefined when the node broke off before it answered anything. */
function sendText(text: string, node: Node): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const body = Buffer.from(text)
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
    let answered = false
    const onward = request({ ...node, method: 'POST', path: '/', headers }, (answer) => {
      answered = true
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => resolve(Buffer.concat(parts).toString('utf8')))
      answer.on('error', reject)
    })
    onward.on('error', () => answered || resolve(undefined))
    onward.end(body)
  })
}
