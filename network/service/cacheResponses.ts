import type { MiddlewareHandler } from 'hono'
import { respond, withEntityTag } from './entityTag.ts'
import type { CachedResponse, ResponseCache } from './responseCache.ts'

/**
 * Answers a GET from the response cache. Errors are not cached, and neither is what a route marks `no-store`. `vary`
 * names the request headers that lead to another answer. A caller who has the same answer gets 304, without a query
 * when it was made since the newest block.
 */
export function cacheResponses(
  responseCache: ResponseCache,
  { vary = [] }: { vary?: string[] } = {},
): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'GET') return next()
    let made = false
    const key = [pathOf(context.req.url), ...vary.map((name) => context.req.header(name) ?? '')].join(' ')
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

/** Path and query. The host does not change the answer. */
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

async function answerOf(response: Response): Promise<CachedResponse | undefined> {
  if (response.status !== 200 || response.headers.get('cache-control') === 'no-store') return undefined
  const headers = Object.fromEntries(response.headers)
  return withEntityTag({ body: new Uint8Array(await response.arrayBuffer()), headers })
}
