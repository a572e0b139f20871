import { useState } from 'react'

/** Whether a list is hovered or has the focus, so that it can pause. */
export function usePauseOnHover() {
  const [isReading, setReading] = useState(false)
  return {
    isReading,
    listeners: {
      onPointerEnter: () => setReading(true),
      onPointerLeave: () => setReading(false),
      onFocus: () => setReading(true),
      onBlur: () => setReading(false),
    },
  }
}
