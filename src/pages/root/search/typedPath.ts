import { parseSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch } from '#domain/search/resolveSearch.ts'

/** The path in this app that a typed text or a link of another explorer leads to; null for empty text. */
export function typedPath(typed: string): string | null {
  return resolveSearch(parseSearch(typed))
}
