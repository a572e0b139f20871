import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type RefObject, useLayoutEffect } from 'react'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { searchFieldAttributes } from './searchFieldAttributes.ts'
import type { Selection } from './useAutocompleteField.ts'
import { useSuggestions } from './useSuggestions.ts'

export type AutocompleteFieldProps = {
  field: RefObject<HTMLInputElement | null>
  typed: string
  /** Where the cursor starts; null without focus. */
  selection: Selection | null
  /** Whether suggestions are shown for what is typed. */
  isOpen: boolean
  onType: (text: string) => void
  onFocus: () => void
  /** An arrow key asks for suggestions that were closed. */
  onOpen: () => void
  onChoose: (path: string) => void
}

const arrows = ['ArrowDown', 'ArrowUp']

/**
 * The field of the search with its suggestions. Arrow keys choose one; nothing is chosen until then. The list stands
 * right after the field (`inline`), because Base UI hides the rest of the page from screen readers behind a popup.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { field, typed, selection, isOpen, onType, onFocus, onOpen, onChoose } = props
  const { groups, failed, isSearching } = useSuggestions(typed)
  const isListed = isOpen && groups.length > 0

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
          onKeyDown={({ key }) => arrows.includes(key) && onOpen()}
          onFocus={onFocus}
          {...searchFieldAttributes}
        />
        {isListed && (
          <SuggestionList
            typed={typed.trim()}
            failed={failed}
            isSearching={isSearching}
            onChoose={onChoose}
          />
        )}
      </Autocomplete.Root>
    </CSPProvider>
  )
}
