import { createHash } from 'node:crypto'
import type { CachedResponse } from './responseCache.ts'

/** An answer with a tag of its content, by which caches ask whether theirs is still the same. */
export function withEntityTag({ body, headers }: CachedResponse): CachedResponse {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return { body, headers: { ...headers, etag } }
}

/** Sends an answer, or 304 without a body to a caller who has the same one. */
export function respond(request: Request, { body, headers }: CachedResponse): Response {
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
