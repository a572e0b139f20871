import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GraphQLError } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import { createGraphQLError } from 'graphql-yoga'
import { WebSocketServer } from 'ws'
import type { IndexerContext } from './context.ts'
import { type IndexerYoga, isGraphqlError } from './yoga.ts'

const path = '/graphql'
const maximumSockets = 1_000
const maximumMessage = 64 * 1024
const maximumOperations = 100

type Enveloped = ReturnType<IndexerYoga['getEnveloped']>

/** Serves GraphQL over WebSocket (`graphql-transport-ws`) on the path of the HTTP requests. */
export function openSocket(yoga: IndexerYoga, base: Omit<IndexerContext, 'disconnect'>) {
  const server = new WebSocketServer({ noServer: true, maxPayload: maximumMessage })
  const graphql = serveSockets(
    {
      execute: (args) => (args.rootValue as Enveloped).execute(args),
      subscribe: (args) => (args.rootValue as Enveloped).subscribe(args),
      async onSubscribe({ extra, subscriptions }, _id, params) {
        if (Object.keys(subscriptions).length > maximumOperations)
          return [createGraphQLError(`A connection carries at most ${maximumOperations} operations.`)]
        const context: IndexerContext = { ...base, disconnect: () => extra.socket.terminate() }
        const enveloped: Enveloped = yoga.getEnveloped({ ...context, request: extra.request, params })
        return prepare(enveloped, params)
      },
    },
    server,
  )

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (request.url?.split('?')[0] !== path) return refuse(socket, '404 Not Found')
    if (server.clients.size >= maximumSockets) return refuse(socket, '503 Service Unavailable')
    server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request))
  }

  async function close() {
    const closed = graphql.dispose()
    for (const client of server.clients) setTimeout(() => client.terminate(), 500).unref()
    await closed
  }

  return { upgrade, close }
}

/** What graphql-ws executes, or the errors it sends instead: a throw would end the whole connection. */
async function prepare(enveloped: Enveloped, { query, operationName, variables }: SubscribePayload) {
  try {
    const document = enveloped.parse(query)
    const errors: readonly GraphQLError[] = enveloped.validate(enveloped.schema, document)
    if (errors.length > 0) return errors
    return {
      schema: enveloped.schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables ?? null,
      contextValue: await enveloped.contextFactory(),
      rootValue: enveloped,
    }
  } catch (error) {
    if (isGraphqlError(error)) return [error]
    throw error
  }
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
