import { Navigate } from '@tanstack/react-router'
import type { ParsedSearch } from '#domain/search/parseSearch.ts'
import type { Redirect } from '#interfaces/explorer/search.ts'

type ExactMatchProps = {
  query: Extract<ParsedSearch, { kind: 'hash' | 'address' | 'number' }>
  /**
   * What the explorer says about a hash. Without it a hash is taken for a transaction; the transaction page also
   * looks for a block.
   */
  redirect: Redirect | null
}

/** Redirects to the record that was searched for. */
export function ExactMatch({ query, redirect }: ExactMatchProps) {
  if (query.kind === 'address') {
    return <Navigate to="/address/$address" params={{ address: query.address }} replace />
  }
  if (query.kind === 'number') {
    return <Navigate to="/block/$numberOrHash" params={{ numberOrHash: String(query.number) }} replace />
  }
  if (redirect?.type === 'block') {
    return <Navigate to="/block/$numberOrHash" params={{ numberOrHash: query.hash }} replace />
  }
  return <Navigate to="/tx/$hash" params={{ hash: query.hash }} replace />
}
