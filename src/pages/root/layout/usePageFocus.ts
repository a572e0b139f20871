import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus to the heading after a navigation to another page, so that keyboard and screen reader start
 * there. The focus does not move on the first page, after a change of tab or filter, and while it is in a field,
 * where the user may be typing.
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
