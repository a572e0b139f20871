import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AutocompleteFieldProps } from './AutocompleteField.tsx'

/** The selected range of a field; an empty range is the cursor. */
export type Selection = readonly [start: number, end: number]

type Loaded = {
  Field: ComponentType<AutocompleteFieldProps>
  /** The selection of the field it replaced; null when that field had no focus. */
  selection: Selection | null
}

/**
 * Loads the field with suggestions, which then replaces the plain one in `field`. Text, focus and cursor stay. The
 * replacement waits until an input method has finished composing. After a failure the next focus loads again.
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
    // Some browsers update the value of the field after this event.
    setTimeout(replace)
  }

  return { autocomplete, load, composition: { onCompositionStart, onCompositionEnd } }
}

function selectionIn(field: HTMLInputElement | null): Selection | null {
  if (!field || field !== document.activeElement) return null
  return [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
}
