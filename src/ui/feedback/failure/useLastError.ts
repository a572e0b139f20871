import { useState } from 'react'

type Answer = { data: unknown; error: Error | null }

/**
 * Why there is no data. A query forgets its error while it is sent again; what failed must not change into something
 * that loads, and back, every few seconds. `id` says what is asked for.
 */
export function useLastError({ data, error }: Answer, id: string): Error | null {
  const [last, setLast] = useState<{ id: string; error: Error } | null>(null)
  if (error && (last?.error !== error || last.id !== id)) setLast({ id, error })
  if (error || data !== undefined) return error
  return last?.id === id ? last.error : null
}
