import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import type { SearchSize } from '#pages/root/search/searchFieldAttributes.ts'
import { Button } from '#ui/form/Button.tsx'
import type { SuggestionGroup } from './groupSuggestions.ts'
import { recentSearches } from './recentSearches.ts'
import { SuggestionItem } from './SuggestionItem.tsx'

type SuggestionListProps = {
  size: SearchSize
  typed: string
  /** The interfaces that did not answer. */
  failed: readonly string[]
  /** How many of the matches could not be read. */
  unreadable: number
  isSearching: boolean
  /** Whether nothing matches, so that only the search page is offered. */
  hasNone: boolean
  /** The path that Enter opens while no suggestion is highlighted. */
  entered: string | null
  onChoose: (suggestion: Suggestion) => void
}

/** Under the bar's field, which may be narrow, the list begins where it does, and is wide enough for a name, a price and an address. */
const places = {
  bar: 'inset-x-3 top-13 sm:inset-x-auto sm:top-10 sm:left-0 sm:w-full sm:min-w-105',
  page: 'inset-x-0 top-14',
}

/** The suggestions in groups, and the names of interfaces that did not answer. */
export function SuggestionList({
  size,
  typed,
  failed,
  unreadable,
  isSearching,
  hasNone,
  entered,
  onChoose,
}: SuggestionListProps) {
  return (
    <div className={`floating absolute z-20 max-h-[70dvh] overflow-y-auto py-1 ${places[size]}`}>
      <Autocomplete.List aria-label="Suggestions">
        {({ name, items }: SuggestionGroup) => (
          <Autocomplete.Group key={name} items={items}>
            <div className="flex items-baseline justify-between gap-2 pr-1 pl-3">
              <Autocomplete.GroupLabel className="pt-2 pb-1 text-xs text-faint">
                {name}
              </Autocomplete.GroupLabel>
              {name === 'Recent searches' && (
                <Button size="small" tone="quiet" onClick={() => recentSearches().write([])}>
                  Clear
                </Button>
              )}
            </div>
            <Autocomplete.Collection>
              {(suggestion: Suggestion) => (
                <SuggestionItem
                  key={suggestion.id}
                  suggestion={suggestion}
                  typed={typed}
                  isEntered={suggestion.path === entered}
                  onChoose={onChoose}
                />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Status className="px-3 text-xs leading-6 text-faint empty:hidden">
        {isSearching ? 'Searching…' : (missingWords(failed, unreadable) ?? (hasNone && 'No matches.'))}
      </Autocomplete.Status>
    </div>
  )
}

/** Sentences about the interfaces that failed and the matches that could not be read; null without any. */
function missingWords(failed: readonly string[], unreadable: number): string | null {
  const sentences = [
    failed.length > 0 && `Can't reach the ${failed.join(' and the ')}.`,
    unreadable > 0 && `${unreadable === 1 ? '1 match' : `${unreadable} matches`} could not be read.`,
  ]
  return sentences.filter(Boolean).join(' ') || null
}
