import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { CachedResponse, ResponseCache } from './responseCache.ts'

/**
 * Returns the cache key of a request: everything its answer depends on besides the stored chain. Undefined for an
 * answer that must not be cached.
 */
type KeyOf = (context: Context) => string | undefined | Promise<string | undefined>

/**
 * Answers from the response cache. Errors are not cached, and neither is what a route marks `no-store`. A caller who has
 * the same answer gets 304, without a query when it was made since the newest block. Only a GET is cached unless `keyOf`
 * says otherwise.
 */
export function cacheResponses(responseCache: ResponseCache, keyOf: KeyOf = addressOfGet): MiddlewareHandler {
  return async (context, next) => {
    const key = await keyOf(context)
    if (key === undefined) return next()
    let made = false
    const answer = await responseCache.getOrCreate(key, async () => {
      made = true
      await next()
      return answerOf(context.res)
    })
    if (!answer) return made ? undefined : next()
    // Hono would copy one response over the other as a stream.
    context.res = undefined
    context.res = respond(context.req.raw, answer)
  }
}

/** Path and query of a GET. The host does not change the answer. */
export function addressOfGet({ req: { method, url } }: Context): string | undefined {
  return method === 'GET' ? url.slice(url.indexOf('/', url.indexOf('//') + 2)) : undefined
}

async function answerOf(response: Response): Promise<CachedResponse | undefined> {
  if (response.status !== 200 || response.headers.get('cache-control') === 'no-store') return undefined
  const headers = Object.fromEntries(response.headers)
  // An event stream may have no end.
  if (headers['content-type']?.startsWith('text/event-stream')) return undefined
  return withEntityTag({ body: new Uint8Array(await response.arrayBuffer()), headers })
}

/** An answer with a tag of its content, by which caches ask whether theirs is still the same. */
function withEntityTag({ body, headers }: CachedResponse): CachedResponse {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return { body, headers: { ...headers, etag } }
}

/** Sends an answer, or 304 without a body to a caller who has the same one. */
function respond(request: Request, { body, headers }: CachedResponse): Response {
  if (!isKnown(request.headers.get('if-none-match'), headers.etag)) return new Response(body, { headers })
  const { 'content-type': _, ...rest } = headers
  return new Response(null, { status: 304, headers: rest })
}

/** Proxies that compress an answer make its tag a weak one, which is compared without its mark. */
function isKnown(condition: string | null, etag: string | undefined): boolean {
  if (condition === null || etag === undefined) return false
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
