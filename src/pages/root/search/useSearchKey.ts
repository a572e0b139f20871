import { useEffect, useEffectEvent } from 'react'
import { preferences } from '#lib/browser/preferences.ts'

/** Calls `onKey` for the key `/`, but not while the user types into a field. The settings can turn it off. */
export function useSearchKey(onKey: () => void): void {
  const act = useEffectEvent(onKey)
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!preferences.read().shortcuts || isWriting(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
