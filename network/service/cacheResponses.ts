import type { MiddlewareHandler } from 'hono'
import type { CachedResponse, ResponseCache } from './responseCache.ts'

/**
 * Answers a GET from the response cache. Errors, and what a route marks `no-store`, are made anew for each who asks; `vary`
 * names the request headers that make another answer.
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
    // Hono would copy one response over another as a stream.
    context.res = undefined
    context.res = new Response(answer.body, { headers: answer.headers })
  }
}

/** Path and query: by whatever name the caller calls this server, the answer is the same. */
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

async function answerOf(response: Response): Promise<CachedResponse | undefined> {
  if (response.status !== 200 || response.headers.get('cache-control') === 'no-store') return undefined
  const headers = Object.fromEntries(response.headers)
  return { body: new Uint8Array(await response.arrayBuffer()), headers }
}
