import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

/*
 * For the tests: a relay of our own in place of WalletConnect's, which cannot be reached from a machine without the
 * internet. It speaks what the published client of it sends: topics, a mailbox each, and the two calls that open a session.
 */

type Name = 'topic' | 'message' | 'pairingTopic' | 'sessionTopic'
type Payload = 'sessionProposal' | 'sessionProposalResponse' | 'sessionSettlementRequest'
type Params = Partial<Record<Name | Payload, string>> & { topics?: string[] }
type Call = { id: number; method?: string; params?: Params }

/** `stop` ends it with all its connections. `urls` are what clients asked for, their project id among it. */
export type TestRelay = { url: string; urls: readonly string[]; stop(): Promise<void> }

export async function startTestRelay(): Promise<TestRelay> {
  const readers = new Map<string, Set<WebSocket>>()
  const mailbox = new Map<string, string[]>()
  const urls: string[] = []
  let pushed = 0

  function push(socket: WebSocket, topic: string, message: string) {
    const data = { topic, message, publishedAt: Date.now(), tag: 0 }
    const params = { id: topic, data }
    socket.send(JSON.stringify({ id: ++pushed, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  function subscribe(socket: WebSocket, topic = '') {
    readers.set(topic, (readers.get(topic) ?? new Set()).add(socket))
    for (const message of mailbox.get(topic) ?? []) push(socket, topic, message)
  }

  function publish(from: WebSocket, topic = '', message = '') {
    const others = [...(readers.get(topic) ?? [])].filter((each) => each !== from)
    for (const socket of others) push(socket, topic, message)
    if (others.length === 0) mailbox.set(topic, [...(mailbox.get(topic) ?? []), message])
  }

  const handlers: Record<string, (socket: WebSocket, params: Params) => unknown> = {
    irn_subscribe: (socket, { topic }) => subscribe(socket, topic),
    irn_batchSubscribe: (socket, { topics = [] }) => {
      for (const topic of topics) subscribe(socket, topic)
      return topics
    },
    irn_batchFetchMessages: () => ({ messages: [], hasMore: false }),
    irn_unsubscribe: (socket, { topic = '' }) => void readers.get(topic)?.delete(socket),
    irn_publish: (socket, { topic, message }) => publish(socket, topic, message),
    wc_proposeSession: (socket, { pairingTopic, sessionProposal }) => {
      subscribe(socket, pairingTopic)
      publish(socket, pairingTopic, sessionProposal)
    },
    wc_approveSession: (socket, params) => {
      publish(socket, params.pairingTopic, params.sessionProposalResponse)
      subscribe(socket, params.sessionTopic)
      publish(socket, params.sessionTopic, params.sessionSettlementRequest)
    },
  }

  const http = createServer()
  const server = new WebSocketServer({ server: http })
  server.on('connection', (socket, request) => {
    urls.push(request.url ?? '')
    socket.on('message', (raw) => {
      const call = JSON.parse(String(raw)) as Call
      if (call.method === undefined) return
      const result = handlers[call.method]?.(socket, call.params ?? {}) ?? true
      socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', result }))
    })
    socket.on('close', () => {
      for (const sockets of readers.values()) sockets.delete(socket)
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }

  async function stop() {
    for (const socket of server.clients) socket.terminate()
    server.close()
    await new Promise((resolve) => http.close(resolve))
  }

  return { url: `ws://127.0.0.1:${port}`, urls, stop }
}
