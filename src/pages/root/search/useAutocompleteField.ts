import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AutocompleteFieldProps } from './AutocompleteField.tsx'

/** Where the cursor is in a field: the start and the end of what is selected. */
export type Selection = readonly [start: number, end: number]

type Loaded = {
  Field: ComponentType<AutocompleteFieldProps>
  /** Of the field it replaced; null when that one had no focus. */
  selection: Selection | null
}

/**
 * Loads the field with suggestions, which then replaces the plain one in `field`: between two keys, with the cursor
 * where it was, and not while a character is being composed. When it cannot be loaded the next focus tries again.
 */
export function useAutocompleteField(field: RefObject<HTMLInputElement | null>) {
  const [autocomplete, setAutocomplete] = useState<Loaded | null>(null)
  const loading = useRef<Promise<void>>(null)
  const isComposing = useRef(false)
  const Field = useRef<Loaded['Field']>(null)

  function replace() {
    const { current } = Field
    if (!current || isComposing.current) return
    flushSync(() => setAutocomplete({ Field: current, selection: selectionIn(field.current) }))
  }

  function load() {
    loading.current ??= import('./AutocompleteField.tsx').then(
      ({ AutocompleteField }) => {
        Field.current = AutocompleteField
        replace()
      },
      () => {
        loading.current = null
      },
    )
  }

  function onCompositionStart() {
    isComposing.current = true
  }

  function onCompositionEnd() {
    isComposing.current = false
    // Some browsers put the composed text into the field only after this event.
    setTimeout(replace)
  }

  return { autocomplete, load, composition: { onCompositionStart, onCompositionEnd } }
}

function selectionIn(field: HTMLInputElement | null): Selection | null {
  if (!field || field !== document.activeElement) return null
  return [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
}
