import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { ParsedSearch } from './parseSearch.ts'
import { isNewestBlock } from './typedBlockNumber.ts'

/** A suggestion of the search box. */
export type Suggestion = {
  id: string
  group:
    | 'Actions'
    | 'Recent searches'
    | 'Go to'
    | 'Labels'
    | 'Markets'
    | 'Tokens'
    | 'Addresses'
    | 'Transactions'
    | 'Blocks'
  /** Text from outside, already cleaned. */
  title: string
  detail: string
  /** The address of a token or account, always shown because anyone can take its name. */
  address?: Address
  /** What a token is called, where the title says more. */
  symbol?: string
  isContract?: boolean
  /** Reported as a scam: Enter never opens it by its name alone. */
  isReported?: boolean
  /** US dollars. */
  price?: Decimal | null
  /** The URL of a picture, from outside. */
  imageUrl?: string | null
  /** A path of this app, never a URL from outside. */
  path: string
}

/** The page of everything that matches a text. */
export function searchPath(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`
}

/** The path Enter leads to when no suggestion is chosen: the record, or the search page. Null for empty text. */
export function resolveSearch(query: ParsedSearch): string | null {
  if (query.kind === 'empty') return null
  if (query.kind === 'text') return isNewestBlock(query.text) ? '/block/latest' : searchPath(query.text)
  const view = new URLSearchParams(query.view).toString()
  return `${recordPath(query)}${view && `?${view}`}`
}

function recordPath(query: Extract<ParsedSearch, { kind: 'hash' | 'address' | 'number' }>): string {
  if (query.kind === 'hash') return `/${query.isBlock ? 'block' : 'tx'}/${query.hash}`
  if (query.kind === 'address') return `/${query.isToken ? 'token' : 'address'}/${query.address}`
  return `/block/${query.number}`
}
