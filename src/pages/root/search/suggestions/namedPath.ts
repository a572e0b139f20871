import type { QueryClient } from '@tanstack/react-query'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch } from '#domain/search/resolveSearch.ts'
import { findNamed } from './findNamed.ts'

/** The path that Enter opens for a typed text: of the one record with that name, else what its form says; null for empty text. */
export async function namedPath(typed: string, client: QueryClient): Promise<string | null> {
  const query = parseSearch(typed)
  const named = query.kind === 'text' ? await findNamed(client, query.text) : null
  return named?.path ?? resolveSearch(query)
}
