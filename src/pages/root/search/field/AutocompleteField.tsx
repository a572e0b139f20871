import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { parseCommand } from '#domain/search/parseCommand.ts'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch, type Suggestion, searchPath } from '#domain/search/resolveSearch.ts'
import { exactMatch } from '#pages/root/search/exactMatch.ts'
import { type SearchSize, searchFieldAttributes } from '#pages/root/search/searchFieldAttributes.ts'
import { findNamed } from '#pages/root/search/suggestions/findNamed.ts'
import { findSuggestions } from '#pages/root/search/suggestions/findSuggestions.ts'
import { pageSuggestions } from '#pages/root/search/suggestions/pageSuggestions.ts'
import { rememberSearch } from '#pages/root/search/suggestions/recentSearches.ts'
import { SuggestionList } from '#pages/root/search/suggestions/SuggestionList.tsx'
import { useSuggestions } from '#pages/root/search/suggestions/useSuggestions.ts'
import type { Selection } from './useAutocompleteField.ts'

export type AutocompleteFieldProps = {
  size: SearchSize
  field: RefObject<HTMLInputElement | null>
  typed: string
  /** The initial selection; null without focus. */
  selection: Selection | null
  /** Whether suggestions may be shown. */
  isOpen: boolean
  onType: (text: string) => void
  onFocus: () => void
  /** Called when an arrow key is pressed, so that closed suggestions open. */
  onOpen: () => void
  onChoose: (path: string) => void
}

const arrows = ['ArrowDown', 'ArrowUp']

/**
 * The search field with suggestions. Nothing is highlighted until an arrow key is pressed. The list is `inline`,
 * right after the field, because a popup of Base UI hides the rest of the page from screen readers.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { size, field, typed, selection, isOpen, onType, onFocus, onOpen, onChoose } = props
  const { groups, found, failed, unreadable, isSearching } = useSuggestions(typed, isOpen)
  const client = useQueryClient()
  const isListed = groups.length > 0
  const hasNone = found?.length === 0 && groups.flatMap(({ items }) => items).length === 1

  function choose(title: string, path: string) {
    rememberSearch({ title, path })
    onChoose(path)
  }

  /** Opens the form of a command, also before its suggestion is there; nothing where several are meant. */
  async function act(text: string) {
    const { suggestions } = await findSuggestions(client, text)
    const action = exactMatch(text, suggestions)
    if (action) choose(action.title, action.path)
    else if (suggestions.length === 0) choose(text, `/search?q=${encodeURIComponent(text)}`)
  }

  /** Opens what a text names exactly, or the search page; waits for suggestions unless something else is typed meanwhile. */
  async function openText(text: string) {
    if (parseCommand(text)) return act(text)
    const named = found
      ? exactMatch(text, [...pageSuggestions(text), ...found])
      : await findNamed(client, text)
    if (field.current?.value === typed)
      choose(named?.title ?? text, named?.path ?? `/search?q=${encodeURIComponent(text)}`)
  }

  /** Enter opens what is typed; what an arrow key highlighted is opened by the list itself. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (arrows.includes(event.key)) return onOpen()
    const isHighlighted = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isHighlighted) return
    const query = parseSearch(typed)
    const path = resolveSearch(query)
    if (!path) return
    event.stopPropagation()
    if (query.kind === 'text') void openText(query.text)
    else choose(typed.trim(), path)
  }

  useLayoutEffect(() => {
    if (!selection) return
    field.current?.focus()
    field.current?.setSelectionRange(...selection)
  }, [field, selection])

  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        inline
        open={isListed}
        items={isListed ? groups : []}
        itemToStringValue={({ title }: Suggestion) => title}
        filter={null}
        highlightItemOnHover={false}
        value={typed}
        onValueChange={onType}
      >
        <Autocomplete.Input
          ref={field}
          aria-expanded={isListed}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          {...searchFieldAttributes(size)}
        />
        {isListed && (
          <SuggestionList
            size={size}
            typed={typed.trim()}
            failed={failed}
            unreadable={unreadable}
            isSearching={isSearching}
            hasNone={hasNone}
            entered={enteredPath(typed, found)}
            onChoose={({ title, path }) => choose(title, path)}
          />
        )}
      </Autocomplete.Root>
    </CSPProvider>
  )
}

/** What Enter opens, where that is known: not while a text is searched, and not where a command has several meanings. */
function enteredPath(typed: string, found: readonly Suggestion[] | undefined): string | null {
  const query = parseSearch(typed)
  if (query.kind !== 'text') return resolveSearch(query)
  const named = found && exactMatch(query.text, [...pageSuggestions(query.text), ...found])
  return named?.path ?? (found && !parseCommand(query.text) ? searchPath(query.text) : null)
}
