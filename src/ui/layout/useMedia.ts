import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; updates when that changes. False without `matchMedia`. */
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

/** Whether the window is narrower than 40 rem, the limit of `max-sm` in the styles. */
export function useIsPhone(): boolean {
  return useMedia('(width < 40rem)')
}

function mediaOf(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined
}
