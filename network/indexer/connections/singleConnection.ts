import { createHandler } from 'graphql-sse/lib/use/fetch'
import type { IndexerContext } from '#network/indexer/context.ts'
import type { IndexerYoga } from '#network/indexer/graphql/yoga.ts'
import { prepareOperation } from './prepareOperation.ts'

type Enveloped = ReturnType<IndexerYoga['getEnveloped']>

const tokenHeader = 'x-graphql-event-stream-token'
/** The most reserved streams that are not open yet, and the milliseconds for which one is kept. */
const mostReserved = 1_000
const reservedFor = 30_000

/**
 * Serves GraphQL over one event stream for all operations of a client, the "single connection mode" of graphql-sse: PUT
 * reserves a stream, GET opens it, POST adds an operation, DELETE ends one. All of them have to reach this process.
 */
export function createSingleConnection(yoga: IndexerYoga, base: Omit<IndexerContext, 'disconnect'>) {
  const reserved = new Map<string, NodeJS.Timeout>()
  const open = new Map<string, () => void>()
  const handle = createHandler<Record<PropertyKey, unknown>>({
    execute: (args) => (args.rootValue as Enveloped).execute(args),
    subscribe: (args) => (args.rootValue as Enveloped).subscribe(args),
    async onSubscribe({ raw, headers }, { query, ...params }) {
      const disconnect = () => open.get(headers.get(tokenHeader) ?? '')?.()
      const operation = { ...params, query: String(query) }
      const enveloped = yoga.getEnveloped({ ...base, disconnect, request: raw, params: operation })
      const prepared = await prepareOperation(enveloped, operation)
      return Array.isArray(prepared) ? { data: null, errors: prepared } : prepared
    },
  })

  /** Ends a stream that nobody opened: only an open one can be ended. */
  async function discard(token: string) {
    reserved.delete(token)
    const headers = { accept: 'text/event-stream', [tokenHeader]: token }
    const { body } = await handle(new Request('http://127.0.0.1/graphql', { headers }))
    await body?.cancel()
  }

  async function reserve(request: Request): Promise<Response> {
    if (reserved.size >= mostReserved) return new Response(null, { status: 503 })
    const response = await handle(request)
    if (response.status !== 201) return response
    const token = await response.text()
    reserved.set(token, setTimeout(() => void discard(token).catch(() => undefined), reservedFor).unref())
    return new Response(token, response)
  }

  return {
    isMeant: ({ method, headers, url }: Request) =>
      method === 'PUT' || method === 'DELETE' || headers.has(tokenHeader) || /[?&]token=/.test(url),

    /** `disconnect` ends the connection of the request. */
    async answer(request: Request, disconnect: () => void): Promise<Response> {
      if (request.method === 'PUT') return reserve(request)
      const token = request.headers.get(tokenHeader)
      if (request.method === 'GET' && token) {
        clearTimeout(reserved.get(token))
        reserved.delete(token)
        open.set(token, disconnect)
        request.signal.addEventListener('abort', () => open.delete(token))
      }
      return handle(request)
    },
  }
}
