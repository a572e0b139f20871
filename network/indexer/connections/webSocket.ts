import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import { createGraphQLError } from 'graphql-yoga'
import { type WebSocket, WebSocketServer } from 'ws'
import { sendErrorOnSocket } from '#network/access/errorResponses.ts'
import type { IndexerContext } from '#network/indexer/context.ts'
import type { IndexerYoga } from '#network/indexer/graphql/yoga.ts'
import { log } from '#network/service/serviceLog.ts'
import { prepareOperation } from './prepareOperation.ts'

const path = '/graphql'
const maximumSockets = 10_000
const maximumMessage = 64 * 1024
const maximumOperations = 100

type Enveloped = ReturnType<IndexerYoga['getEnveloped']>

/** Serves GraphQL over WebSocket (`graphql-transport-ws`) on the path of the HTTP requests. */
export function openWebSocketServer(yoga: IndexerYoga, base: Omit<IndexerContext, 'disconnect'>) {
  const server = new WebSocketServer({ noServer: true, maxPayload: maximumMessage })
  const graphql = serveSockets(
    {
      // Otherwise the client would get the details of an internal error.
      isProd: true,
      execute: (args) => (args.rootValue as Enveloped).execute(args),
      subscribe: (args) => (args.rootValue as Enveloped).subscribe(args),
      async onSubscribe({ extra, subscriptions }, _id, params) {
        if (Object.keys(subscriptions).length > maximumOperations)
          return [createGraphQLError(`A connection carries at most ${maximumOperations} operations.`)]
        const context: IndexerContext = { ...base, disconnect: () => extra.socket.terminate() }
        const enveloped: Enveloped = yoga.getEnveloped({ ...context, request: extra.request, params })
        return prepareOperation(enveloped, params)
      },
    },
    server,
  )
  server.options.handleProtocols = chooseProtocol
  server.on('connection', logSocketErrors)
  server.on('wsClientError', (_error, socket) =>
    sendErrorOnSocket(socket, 400, 'The WebSocket handshake is not valid.'),
  )

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (request.url?.split('?')[0] !== path)
      return sendErrorOnSocket(socket, 404, 'Nothing is served at this path.')
    if (server.clients.size >= maximumSockets)
      return sendErrorOnSocket(socket, 503, 'The indexer has too many connections, try again later.')
    server.handleUpgrade(request, socket, head, (client) => {
      if (client.protocol === GRAPHQL_TRANSPORT_WS_PROTOCOL) server.emit('connection', client, request)
      else closeUnsupported(client)
    })
  }

  async function close() {
    const closed = graphql.dispose()
    for (const client of server.clients) setTimeout(() => client.terminate(), 500).unref()
    await closed
  }

  return { upgrade, close }
}

/** Our protocol, or the first one offered. A browser sees the reason of a refusal only on an open connection. */
function chooseProtocol(offered: Set<string>): string | false {
  if (offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL)) return GRAPHQL_TRANSPORT_WS_PROTOCOL
  return [...offered][0] ?? false
}

function closeUnsupported(client: WebSocket) {
  client.on('error', () => client.terminate())
  client.close(CloseCode.SubprotocolNotAcceptable, `The protocol here is ${GRAPHQL_TRANSPORT_WS_PROTOCOL}.`)
}

/** graphql-ws would print a client's mistakes to the console, with a stack. ws has closed the socket already. */
function logSocketErrors(client: WebSocket) {
  client.removeAllListeners('error')
  client.on('error', (error) => log('debug', 'indexer', 'a socket failed', { error }))
}
