import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch, type Suggestion } from '#domain/search/resolveSearch.ts'
import { IconButton } from '#ui/form/IconButton.tsx'
import { useSearchKey } from './useSearchKey.ts'

const SuggestionPanel = lazy(async () => ({
  default: (await import('./SuggestionPanel.tsx')).SuggestionPanel,
}))
const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']
const none: readonly Suggestion[] = []

/** The one search of the app: hash, address, number, name or symbol. `/` reaches it from anywhere. */
export function SearchBox() {
  const router = useRouter()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [suggestions, setSuggestions] = useState(none)
  const asking = open && typed.trim() !== ''
  useSearchKey(() => reach())

  function reach() {
    // At once: the field of a phone is not there before the bar made room, and the next key may already be on its way.
    flushSync(() => setOpen(true))
    field.current?.focus()
    field.current?.select()
  }

  const close = useCallback(() => {
    setOpen(false)
    setActive(-1)
  }, [])

  const go = useCallback(
    (path: string | null) => {
      if (!path) return
      close()
      setTyped('')
      field.current?.blur()
      router.history.push(path)
    },
    [close, router],
  )

  function leave() {
    if (asking) close()
    else field.current?.blur()
  }

  function move(by: 1 | -1) {
    setOpen(true)
    setActive((before) => step(before, suggestions.length, by))
  }

  function enter() {
    const chosen = asking ? suggestions[active]?.path : undefined
    go(chosen ?? resolveSearch(parseSearch(typed)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing || !keys.includes(key)) return
    event.preventDefault()
    if (key === 'Escape') leave()
    else if (key === 'Enter') enter()
    else move(key === 'ArrowDown' ? 1 : -1)
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
        <IconButton label="Search" aria-expanded={open} onClick={reach}>
          <Search size={18} aria-hidden />
        </IconButton>
      </span>
      <div className="absolute inset-x-0 top-0 z-1 hidden h-12 max-w-xl flex-1 items-center gap-1 bg-surface px-3 group-data-[open=true]/search:flex sm:relative sm:flex sm:h-auto sm:px-0">
        <Search size={15} className="pointer-events-none absolute ml-2.5 text-faint" aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label="Search by hash, address, number, name or symbol"
          aria-expanded={asking && suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={asking && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder="Hash, address, block or name"
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
        {asking && (
          <Suspense fallback={null}>
            <SuggestionPanel id={id} typed={typed} active={active} onFound={setSuggestions} onGo={go} />
          </Suspense>
        )}
      </div>
    </search>
  )
}

/** From the field (-1) through the suggestions and back to it. */
function step(before: number, count: number, by: 1 | -1): number {
  const places = count + 1
  return ((before + 1 + by + places) % places) - 1
}
