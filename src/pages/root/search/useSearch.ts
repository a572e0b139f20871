import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The state of the search: the typed text, whether it is open, and its actions. */
export function useSearch(field: RefObject<HTMLInputElement | null>, initial = '') {
  const router = useRouter()
  const client = useQueryClient()
  const [typed, setTyped] = useState(initial)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setTyped('')),
    [router],
  )

  /** Focuses the field. */
  function open() {
    // On a phone the field is hidden until the search is open, and the next key may come before React renders.
    flushSync(() => setIsOpen(true))
    field.current?.focus()
    field.current?.select()
  }

  function type(text: string) {
    setTyped(text)
    setIsOpen(true)
  }

  function leave() {
    setIsOpen(false)
    field.current?.blur()
  }

  function go(path: string) {
    setTyped('')
    leave()
    router.history.push(path)
  }

  /** Opens the typed record, or the search page for other text. What reads the text is loaded for it. */
  async function submit() {
    const path = await typedPath(typed, client)
    if (path && field.current?.value === typed) go(path)
  }

  return { typed, type, isOpen, setIsOpen, open, leave, go, submit }
}

async function typedPath(typed: string, client: QueryClient): Promise<string | null> {
  try {
    return await (await import('./suggestions/namedPath.ts')).namedPath(typed, client)
  } catch {
    // Without it the search page, which reads the text as well, says that the app could not be loaded.
    return `/search?q=${encodeURIComponent(typed)}`
  }
}
