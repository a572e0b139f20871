import { useSyncExternalStore } from 'react'

/** The width of a phone, as `max-sm` of the styles. */
const query = '(width < 40rem)'

/** Whether the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone)
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
