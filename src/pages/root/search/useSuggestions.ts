import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { parseSearch } from '#domain/search/parseSearch.ts'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { directSuggestions } from './directSuggestions.ts'
import { type FoundSuggestions, findSuggestions } from './findSuggestions.ts'
import { groupSuggestions } from './groupSuggestions.ts'

/** How long typing must pause before a request, in milliseconds. */
const typingPause = 200
const shortestText = 2

/** Suggestions for the typed text: from its form immediately, from the interfaces after a short pause. */
export function useSuggestions(typed: string) {
  const client = useQueryClient()
  const settled = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['search', settled],
    queryFn: () => findSuggestions(client, settled),
    enabled: settled.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const found = typed.trim().length >= shortestText ? data : undefined
  const groups = useMemo(() => groupSuggestions(mergeSuggestions(typed, found)), [typed, found])
  return { groups, failed: found?.failed ?? [], isSearching: isFetching }
}

/** A record recognised by its form comes first. For other text the matches come first and the search page last. */
function mergeSuggestions(typed: string, found: FoundSuggestions | undefined): Suggestion[] {
  const query = parseSearch(typed)
  const direct = directSuggestions(query)
  const others = found?.suggestions ?? []
  return query.kind === 'text' ? [...others, ...direct] : [...direct, ...without(direct, others)]
}

/** The explorer also finds the record that is already recognised; it is listed once. */
function without(direct: readonly Suggestion[], found: readonly Suggestion[]): Suggestion[] {
  return found.filter((each) => !direct.some((other) => other.path.toLowerCase() === each.path.toLowerCase()))
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
