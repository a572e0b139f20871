import { useState } from 'react'

type Answer = { data: unknown; error: Error | null }

/**
 * The error of a query without data, kept while the query is sent again. TanStack Query clears the error then, and the page
 * would flicker between failed and loading. `id` identifies the query.
 */
export function useLastError({ data, error }: Answer, id: string): Error | null {
  const [last, setLast] = useState<{ id: string; error: Error } | null>(null)
  if (error && (last?.error !== error || last.id !== id)) setLast({ id, error })
  if (error || data !== undefined) return error
  return last?.id === id ? last.error : null
}
