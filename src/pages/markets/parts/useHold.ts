import { useState } from 'react'
import { useAttention } from '#ui/layout/useAttention.ts'

/**
 * Whether a live list is held: while the pointer or the focus is in it, or its pause button is pressed. Spread `area`
 * on the element around the list.
 */
export function useHold() {
  const { hasAttention, listeners } = useAttention()
  const [isPaused, setIsPaused] = useState(false)
  return {
    isHeld: hasAttention || isPaused,
    isPaused,
    togglePause: () => setIsPaused((before) => !before),
    area: listeners,
  }
}
