import type { Server } from 'node:http'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { YogaServerInstance } from 'graphql-yoga'
import { type WebSocket, WebSocketServer } from 'ws'

type Yoga = YogaServerInstance<object, object>
type Message = { id: string; type: string; payload: { query: string; variables: Record<string, unknown> } }
type Running = Map<string, AsyncIterableIterator<ExecutionResult>>

/** A server of the protocol of subscriptions-transport-ws for tests, which speaks no other. */
export function serveLegacySocket(yoga: Yoga, server: Server): WebSocketServer {
  const handleProtocols = (offered: Set<string>) => offered.has('graphql-ws') && 'graphql-ws'
  const sockets = new WebSocketServer({ server, path: '/graphql', handleProtocols })
  sockets.on('connection', (socket) => {
    if (socket.protocol !== 'graphql-ws') return socket.close(1002)
    const running: Running = new Map()
    socket.on('message', (text) => void answer(yoga, socket, running, JSON.parse(String(text))))
  })
  return sockets
}

async function answer(yoga: Yoga, socket: WebSocket, running: Running, { id, type, payload }: Message) {
  const send = (message: object) => socket.send(JSON.stringify(message))
  if (type === 'connection_init') {
    send({ type: 'connection_ack' })
    send({ type: 'ka' })
  }
  if (type === 'stop') await running.get(id)?.return?.()
  if (type !== 'start') return
  const request = new Request('http://localhost/graphql')
  const { schema, parse, execute, subscribe, contextFactory } = yoga.getEnveloped({
    request,
    params: payload,
  })
  const document: DocumentNode = parse(payload.query)
  const contextValue = await contextFactory()
  const args = { schema, document, contextValue, variableValues: payload.variables }
  if (isSubscription(document)) {
    const events: AsyncIterableIterator<ExecutionResult> = await subscribe(args)
    running.set(id, events)
    for await (const result of events) send({ type: 'data', id, payload: result })
  } else send({ type: 'data', id, payload: await execute(args) })
  send({ type: 'complete', id })
}

function isSubscription({ definitions }: DocumentNode) {
  return definitions.some((each) => each.kind === 'OperationDefinition' && each.operation === 'subscription')
}
