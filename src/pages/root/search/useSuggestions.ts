import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { parseSearch } from '#domain/search/parseSearch.ts'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { directSuggestions } from './directSuggestions.ts'
import { type Found, findSuggestions } from './suggestions.ts'

const pause = 200
const shortest = 2

/** Suggestions for what is typed: by its form at once, from the interfaces after a short pause. */
export function useSuggestions(typed: string) {
  const client = useQueryClient()
  const settled = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['search', settled],
    queryFn: () => findSuggestions(client, settled),
    enabled: settled.length >= shortest,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const found = typed.trim().length >= shortest ? data : undefined
  const suggestions = useMemo(() => together(typed, found), [typed, found])
  return { suggestions, silent: found?.silent ?? [], busy: isFetching }
}

/** A record named by its form comes first; a name comes after what has that name. */
function together(typed: string, found: Found | undefined): Suggestion[] {
  const query = parseSearch(typed)
  const direct = directSuggestions(query)
  const others = found?.suggestions ?? []
  return query.kind === 'text' ? [...others, ...direct] : [...direct, ...unlike(others, direct)]
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
