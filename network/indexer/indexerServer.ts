import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createSingleConnection } from '#network/indexer/connections/singleConnection.ts'
import { openWebSocketServer } from '#network/indexer/connections/webSocket.ts'
import { createIndexerYoga } from '#network/indexer/graphql/yoga.ts'
import { openChangeFeed } from '#network/indexer/subscriptions/changeFeed.ts'
import { createApi } from '#network/service/api.ts'
import { addressOfGet, cacheResponses } from '#network/service/cacheResponses.ts'
import type { ResponseCache } from '#network/service/responseCache.ts'
import { type Service, serve } from '#network/service/serve.ts'
import { type ReadSyncStatus, readServiceHealth } from '#network/store/health.ts'
import type { Store } from '#network/store/store.ts'

type IndexerOptions = {
  store: Store
  responseCache?: ResponseCache | undefined
  /** The status of the sync, where one is beside it. */
  syncStatus?: ReadSyncStatus | undefined
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
  const single = createSingleConnection(yoga, base)
  const app = createApi({ name: 'indexer', health: () => readServiceHealth(store, syncStatus) })
  if (responseCache) app.use('/graphql', cacheResponses(responseCache, queryKey))
  app.on(methods, '/graphql', async (context: Context<{ Bindings: HttpBindings }>) => {
    const disconnect = () => context.env.outgoing?.destroy()
    if (single.isMeant(context.req.raw)) {
      const answer = await single.answer(await unreadRequest(context), disconnect)
      return answer.body || answer.status < 400 ? answer : problem(answer.status)
    }
    const response = await yoga.fetch(await unreadRequest(context), { ...base, disconnect })
    const { status } = response
    if (!response.body) return problem(status)
    // Yoga has its own kinds of headers and of response, which Hono cannot send.
    const headers = new Headers([...response.headers])
    if (headers.get('content-type')?.startsWith('text/event-stream'))
      return new Response(response.body, { status, headers })
    const body = await response.text()
    if (!body.startsWith('{"data"')) headers.set('cache-control', 'no-store')
    return new Response(body, { status, headers })
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

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** Characters of a query with its variables. The answer to a longer one is not cached. */
const longestCachedQuery = 10_000

/** The cache key of a query sent as JSON or in the URL. Undefined for any other request. */
async function queryKey(context: Context): Promise<string | undefined> {
  const { req } = context
  const isJson = /^application\/json *(;|$)/i.test(req.header('content-type') ?? '')
  const query = req.method === 'POST' && isJson ? await req.text() : addressOfGet(context)
  if (query === undefined || query.length > longestCachedQuery) return undefined
  return `graphql ${req.method} ${req.header('accept') ?? ''} ${query}`
}

/** The request with its body, which may have been read for the key. */
async function unreadRequest({ req }: Context): Promise<Request> {
  const { raw } = req
  if (!raw.bodyUsed) return raw
  return new Request(raw.url, { method: raw.method, headers: raw.headers, body: await req.text() })
}

const messages = new Map([
  [406, 'The answer is JSON, or an event stream for a subscription: accept one of them.'],
  [415, 'Send the query as application/json.'],
  [503, 'Too many event streams wait to be opened. Try again in half a minute.'],
])

function problem(status: number): Response {
  const message = messages.get(status) ?? 'The request could not be answered.'
  return Response.json({ errors: [{ message }] }, { status })
}
