import type { Query } from './parseSearch.ts'

/** Something the search can go to. */
export type Suggestion = {
  id: string
  group: 'Go to' | 'Markets' | 'Tokens' | 'Addresses' | 'Transactions' | 'Blocks'
  /** Text from outside, already cleaned. */
  title: string
  detail: string
  /** A path of this app; never an address from outside. */
  path: string
}

/** Where Enter goes when nothing is chosen: straight to the record, or to everything that matches. */
export function resolveSearch(query: Query): string | null {
  if (query.kind === 'hash') return `/tx/${query.hash}`
  if (query.kind === 'address') return `/address/${query.address}`
  if (query.kind === 'number') return `/block/${query.number}`
  if (query.kind === 'text') return `/search?q=${encodeURIComponent(query.text)}`
  return null
}
