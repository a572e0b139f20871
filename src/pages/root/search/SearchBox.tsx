import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { IconButton } from '#ui/form/IconButton.tsx'
import { useAutocompleteField } from './field/useAutocompleteField.ts'
import { type SearchSize, searchFieldAttributes } from './searchFieldAttributes.ts'
import { useSearch } from './useSearch.ts'
import { useSearchKey } from './useSearchKey.ts'

type SearchBoxProps = { size?: SearchSize; initial?: string }

const places = {
  bar: 'absolute inset-x-0 top-0 z-1 hidden h-12 max-w-xl flex-1 items-center gap-1 bg-surface px-3 group-data-[open=true]/search:flex sm:relative sm:flex sm:h-auto sm:px-0',
  page: 'relative flex flex-1 items-center',
}

/**
 * The search for a hash, an address, a block number, a name or a symbol. The key `/` focuses it. On a phone it is a
 * button that opens a field over the header. The code of the suggestions is loaded with the first focus; typing and
 * Enter work without it.
 */
export function SearchBox({ size = 'bar', initial }: SearchBoxProps) {
  const isBar = size === 'bar'
  const field = useRef<HTMLInputElement>(null)
  const { typed, type, isOpen, setIsOpen, open, leave, go, submit } = useSearch(field, initial)
  const { autocomplete, load, composition } = useAutocompleteField(field)
  useSearchKey(open)

  function onFocus() {
    load()
    setIsOpen(true)
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  /** The field handles Enter itself while a suggestion is highlighted. */
  function onKeyDown({ key, target, nativeEvent }: KeyboardEvent) {
    if (target !== field.current || nativeEvent.isComposing) return
    if (key === 'Enter') submit()
    else if (key === 'Escape') {
      type('')
      if (typed) setIsOpen(false)
      else leave()
    }
  }

  return (
    <search
      className="group/search flex min-w-0 flex-1 justify-end sm:justify-center"
      data-open={isOpen}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {isBar && (
        <span className="sm:hidden">
          <IconButton label="Search" aria-expanded={isOpen} onClick={open}>
            <Search size={18} aria-hidden />
          </IconButton>
        </span>
      )}
      <div className={places[size]}>
        <Search
          size={isBar ? 15 : 18}
          className={`pointer-events-none absolute text-faint ${isBar ? 'ml-2.5' : 'ml-3.5'}`}
          aria-hidden
        />
        {autocomplete ? (
          <autocomplete.Field
            size={size}
            field={field}
            typed={typed}
            selection={autocomplete.selection}
            isOpen={isOpen}
            onType={type}
            onFocus={onFocus}
            onOpen={() => setIsOpen(true)}
            onChoose={go}
          />
        ) : (
          <SearchField
            size={size}
            ref={field}
            typed={typed}
            onType={type}
            onFocus={onFocus}
            {...composition}
          />
        )}
        <kbd className="search-key">/</kbd>
        {isBar && (
          <span className="sm:hidden">
            <IconButton label="Close search" onClick={leave}>
              <X size={18} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
    </search>
  )
}

type SearchFieldProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'onFocus' | 'onCompositionStart' | 'onCompositionEnd'
> & {
  size: SearchSize
  typed: string
  onType: (text: string) => void
}

/** The search field while the code of the suggestions is not loaded. */
function SearchField({ size, typed, onType, ...rest }: SearchFieldProps) {
  return (
    <input
      {...rest}
      {...searchFieldAttributes(size)}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
