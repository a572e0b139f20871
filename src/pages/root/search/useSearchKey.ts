import { useEffect, useEffectEvent } from 'react'
import { preferences } from '#lib/browser/storage/preferences.ts'

/**
 * Calls `onKey` for the key `/`, but not while the user types into a field, which the settings can turn off; and for Ctrl
 * or Command with K from anywhere.
 */
export function useSearchKey(onKey: () => void): void {
  const act = useEffectEvent(onKey)
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isCommand && !(isSlash && preferences.read().shortcuts && !isWriting(event.target))) return
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
