import type { Query } from '#lib/query.ts'

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
export function destination(query: Query): string | null {
  if (query.kind === 'hash') return `/tx/${query.hash}`
  if (query.kind === 'address') return `/address/${query.address}`
  if (query.kind === 'number') return `/block/${query.number}`
  if (query.kind === 'text') return `/search?q=${encodeURIComponent(query.text)}`
  return null
}

/** What the typed text is by its form alone, before any interface has answered. */
export function directSuggestions(query: Query): Suggestion[] {
  if (query.kind === 'hash') {
    const { hash } = query
    return [
      { id: 'tx', group: 'Go to', title: 'Transaction', detail: hash, path: `/tx/${hash}` },
      { id: 'block', group: 'Go to', title: 'Block with this hash', detail: hash, path: `/block/${hash}` },
    ]
  }
  const path = destination(query)
  if (!path || query.kind === 'empty') return []
  if (query.kind === 'address') {
    return [{ id: 'address', group: 'Go to', title: 'Address', detail: query.address, path }]
  }
  if (query.kind === 'number')
    return [{ id: 'block', group: 'Go to', title: `Block ${query.number}`, detail: '', path }]
  return [{ id: 'all', group: 'Go to', title: `Everything that matches “${query.text}”`, detail: '', path }]
}
