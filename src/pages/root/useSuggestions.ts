import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readQuery } from '#lib/query.ts'
import { directSuggestions, type Suggestion } from './destination.ts'

const pause = 200
const shortest = 2

/** Suggestions for what is typed: by its form at once, from the interfaces after a short pause. */
export function useSuggestions(typed: string, open: boolean) {
  const client = useQueryClient()
  const settled = useSettled(typed.trim())
  const query = readQuery(typed)
  const { data, isFetching } = useQuery({
    queryKey: ['search', settled],
    queryFn: async () => {
      const { findSuggestions } = await import('./suggestions.ts')
      return findSuggestions(client, settled)
    },
    enabled: open && settled.length >= shortest,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const asked = typed.trim().length >= shortest
  const direct = directSuggestions(query)
  const found = asked ? (data?.suggestions ?? []) : []
  const all = query.kind === 'text' ? [...found, ...direct] : [...direct, ...unlike(found, direct)]
  return { query, suggestions: all, silent: asked ? (data?.silent ?? []) : [], busy: isFetching }
}

/** The explorer finds the record the form already named: once is enough. */
function unlike(found: readonly Suggestion[], direct: readonly Suggestion[]): Suggestion[] {
  return found.filter((each) => !direct.some((other) => other.path.toLowerCase() === each.path.toLowerCase()))
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
