import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import {
  bodyOfGet,
  createQueryFastPath,
  fastPathContentType,
} from '#network/indexer/graphql/queryFastPath.ts'
import { createIndexerYoga } from '#network/indexer/graphql/yoga.ts'
import { openChangeFeed } from '#network/indexer/subscriptions/changeFeed.ts'
import { openWebSocketServer } from '#network/indexer/subscriptions/webSocket.ts'
import { createApi } from '#network/service/api.ts'
import { respond } from '#network/service/entityTag.ts'
import type { CachedResponse, ResponseCache } from '#network/service/responseCache.ts'
import { type Service, serve } from '#network/service/serve.ts'
import { readServiceHealth, type SyncStatus } from '#network/store/health.ts'
import type { Store } from '#network/store/store.ts'

type IndexerOptions = {
  store: Store
  responseCache?: ResponseCache | undefined
  /** The status of the sync in this process, if there is one. */
  syncStatus?: SyncStatus | undefined
  port: number
  host?: string | undefined
}

/**
 * Serves interface A on `/graphql`: GET and POST, server-sent events and WebSocket.
 * @throws one sentence when the port is busy.
 */
export async function startIndexer(options: IndexerOptions): Promise<Service> {
  const { store, responseCache, syncStatus, port, host } = options
  const { database } = store
  const feed = await openChangeFeed(store)
  const base = { database, feed, syncStatus, startedAt: new Date() }
  const yoga = createIndexerYoga()
  const socket = openWebSocketServer(yoga, base)
  const fastPath = createQueryFastPath(yoga, base)

  /** The answer to a simple query, made once a block. */
  async function answerOf(body: string): Promise<CachedResponse | undefined> {
    const make = () => fastPath(body)
    return responseCache ? responseCache.getOrCreate(`graphql ${body}`, make) : make()
  }

  const app = createApi({ name: 'indexer', health: () => readServiceHealth(store, syncStatus) })
  app.on(['GET', 'POST'], '/graphql', async (context: Context<{ Bindings: HttpBindings }>) => {
    const { raw } = context.req
    const type = fastPathContentType(raw)
    const body = type && (raw.method === 'GET' ? bodyOfGet(raw) : await raw.text())
    const answer = body === undefined ? undefined : await answerOf(body)
    if (answer) return respond(raw, { ...answer, headers: { ...answer.headers, 'content-type': type ?? '' } })
    const { url, method, headers } = raw
    const request =
      body !== undefined && method === 'POST' ? new Request(url, { method, headers, body }) : raw
    const disconnect = () => context.env.outgoing?.destroy()
    const response = await yoga.fetch(request, { ...base, disconnect })
    if (!response.body) return problem(response.status)
    // Yoga has its own kind of response, which Hono cannot send.
    return new Response(response.body, { status: response.status, headers: [...response.headers] })
  })

  async function closing() {
    await feed.stop()
    await socket.close()
  }

  try {
    return await serve(app.fetch, {
      port,
      host,
      name: 'indexer',
      variable: 'TIDELINE_INDEXER_PORT',
      upgrade: socket.upgrade,
      closing,
    })
  } catch (error) {
    await closing()
    throw error
  }
}

const messages = new Map([
  [406, 'The answer is JSON, or an event stream for a subscription: accept one of them.'],
  [415, 'Send the query as application/json.'],
])

function problem(status: number): Response {
  const message = messages.get(status) ?? 'The request could not be answered.'
  return Response.json({ errors: [{ message }] }, { status })
}
