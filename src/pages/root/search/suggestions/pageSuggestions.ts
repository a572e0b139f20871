import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'

const shortestText = 2

/** Pages of this app by their heading. Some networks lack the first two. */
const pages: readonly (readonly [title: string, path: string, isServed?: () => boolean])[] = [
  ['Markets', '/markets', hasMarkets],
  ['Lending', '/lending', hasLending],
  ['Portfolio', '/portfolio'],
  ['Blocks', '/blocks'],
  ['Transactions', '/txs'],
  ['Token transfers', '/token-transfers'],
  ['Tokens', '/tokens'],
  ['Statistics', '/stats'],
  ['Tools', '/tools'],
  ['Status', '/status'],
  ['Settings', '/settings'],
]

/** The pages whose heading begins with a text, without a request. */
export function pageSuggestions(text: string): Suggestion[] {
  const typed = text.trim().toLowerCase()
  if (typed.length < shortestText) return []
  return pages
    .filter(([title, , isServed]) => title.toLowerCase().startsWith(typed) && isServed?.() !== false)
    .map(([title, path]) => ({ id: `page ${path}`, group: 'Go to', title, detail: '', path }))
}
