import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move to another page the focus goes to its heading, so that a keyboard or a screen reader starts
 * where the eye does. It stays where it is after a change of tab or filter, on the first page, and in a field:
 * somebody may be writing there already.
 */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation || document.activeElement?.matches('input, textarea')) return
        const page = document.getElementById('page')
        const target = page?.querySelector<HTMLElement>('h1[tabindex]') ?? page
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}
