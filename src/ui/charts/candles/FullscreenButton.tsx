import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '#ui/form/Button.tsx'

type FullscreenButtonProps = { element: () => Element | null | undefined }

/**
 * Fills the screen with an element, or gives the screen back, as it does when it goes. Browsers that cannot, as those of
 * phones, get no button.
 */
export function FullscreenButton({ element }: FullscreenButtonProps) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement != null)
  useEffect(() => close, [])
  if (!document.fullscreenEnabled) return null
  return (
    <span className={isFull ? 'fixed top-1.5 right-2' : ''}>
      <Button size="small" tone={isFull ? 'plain' : 'quiet'} onClick={isFull ? close : () => fill(element())}>
        {isFull ? 'Close' : 'Full screen'}
      </Button>
    </span>
  )
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** A browser may refuse: then nothing changes. */
function fill(element: Element | null | undefined) {
  void element?.requestFullscreen().catch(() => undefined)
}

function close() {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}
