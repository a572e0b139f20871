import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query)?.matches ?? false)
}

/** Whether the window is as narrow as a phone, as `max-sm` of the styles. */
export function useIsPhone(): boolean {
  return useMedia('(width < 40rem)')
}

function mediaOf(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined
}
