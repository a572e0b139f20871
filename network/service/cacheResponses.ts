import type { MiddlewareHandler } from 'hono'
import type { CachedResponse, ResponseCache } from './responseCache.ts'

/**
 * Answers a GET from the response cache. Errors are not cached, and neither is what a route marks `no-store`. `vary`
 * names the request headers that lead to another answer.
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
    context.res = new Response(answer.body, { headers: answer.headers })
  }
}

/** Path and query. The host does not change the answer. */
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

async function answerOf(response: Response): Promise<CachedResponse | undefined> {
  if (response.status !== 200 || response.headers.get('cache-control') === 'no-store') return undefined
  const headers = Object.fromEntries(response.headers)
  return { body: new Uint8Array(await response.arrayBuffer()), headers }
}
