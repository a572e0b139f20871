import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { destination } from './destination.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSearchKey } from './useSearchKey.ts'
import { useSuggestions } from './useSuggestions.ts'

/** The one search of the app: hash, address, number, name or symbol. `/` reaches it from anywhere. */
export function SearchBox() {
  const router = useRouter()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { query, suggestions, silent, busy } = useSuggestions(typed, open)
  const listed = open && suggestions.length > 0
  useSearchKey(() => {
    setOpen(true)
    field.current?.focus()
    field.current?.select()
  })

  function go(path: string | null) {
    if (!path) return
    close()
    setTyped('')
    field.current?.blur()
    router.history.push(path)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setActive((before) => step(before, suggestions.length, key === 'ArrowDown' ? 1 : -1))
    } else if (key === 'Enter') {
      event.preventDefault()
      go(suggestions[active]?.path ?? destination(query))
    } else if (key === 'Escape') {
      if (listed && typed) close()
      else field.current?.blur()
    }
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <search
      className="group/search flex min-w-0 flex-1 justify-end sm:justify-center"
      data-open={open}
      onBlur={onBlur}
    >
      <span className="sm:hidden">
        <IconButton label="Search" aria-expanded={open} onClick={() => openField(field, setOpen)}>
          <Search size={18} aria-hidden />
        </IconButton>
      </span>
      <div className="absolute inset-x-0 top-0 hidden h-12 max-w-xl flex-1 items-center gap-1 bg-surface px-3 group-data-[open=true]/search:flex sm:relative sm:flex sm:h-auto sm:px-0">
        <Search size={15} className="pointer-events-none absolute ml-2.5 text-faint" aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label="Search by hash, address, number, name or symbol"
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder="Hash, address, block, name or symbol"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="control w-full bg-raised pr-8 pl-8 text-sm"
        />
        <kbd className="pointer-events-none absolute right-2 hidden rounded-sm border bg-surface px-1.5 font-mono text-xs text-faint group-focus-within/search:hidden sm:block">
          /
        </kbd>
        <span className="sm:hidden">
          <IconButton label="Close search" onClick={close}>
            <X size={18} aria-hidden />
          </IconButton>
        </span>
        {listed && (
          <SuggestionList
            id={id}
            suggestions={suggestions}
            active={active}
            typed={typed.trim()}
            silent={silent}
            busy={busy}
            onGo={go}
          />
        )}
      </div>
    </search>
  )
}

function openField(field: React.RefObject<HTMLInputElement | null>, setOpen: (open: boolean) => void) {
  setOpen(true)
  requestAnimationFrame(() => field.current?.focus())
}

/** From the field (-1) through the suggestions and back to it. */
function step(before: number, count: number, by: 1 | -1): number {
  const places = count + 1
  return ((before + 1 + by + places) % places) - 1
}
