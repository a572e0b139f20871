import { useMedia } from './useMedia.ts'

/** Whether the window is as narrow as a phone, as `max-sm` of the styles. */
export function useIsPhone(): boolean {
  return useMedia('(width < 40rem)')
}
