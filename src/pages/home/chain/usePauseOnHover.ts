import { useState } from 'react'

/** Whether a list is hovered or has the focus, so that it can pause. */
export function usePauseOnHover() {
  const [isPaused, setIsPaused] = useState(false)
  return {
    isPaused,
    listeners: {
      onPointerEnter: () => setIsPaused(true),
      onPointerLeave: () => setIsPaused(false),
      onFocus: () => setIsPaused(true),
      onBlur: () => setIsPaused(false),
    },
  }
}
