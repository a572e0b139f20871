import { useEffect } from 'react'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './useSuggestions.ts'

type SuggestionPanelProps = {
  id: string
  typed: string
  active: number
  onFound: (suggestions: readonly Suggestion[]) => void
  onGo: (path: string) => void
}

/** The floating list under the search box; fetched the first time somebody searches. */
export function SuggestionPanel({ id, typed, active, onFound, onGo }: SuggestionPanelProps) {
  const { suggestions, silent, busy } = useSuggestions(typed)
  useEffect(() => onFound(suggestions), [suggestions, onFound])
  if (suggestions.length === 0) return null
  return (
    <SuggestionList
      id={id}
      suggestions={suggestions}
      active={active}
      typed={typed.trim()}
      silent={silent}
      busy={busy}
      onGo={onGo}
    />
  )
}
