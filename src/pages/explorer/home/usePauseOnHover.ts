import { useState } from 'react'

/** Whether somebody points at a list or moves in it with the keyboard: then it stands still. */
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
