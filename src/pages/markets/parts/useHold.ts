import { type FocusEvent, useState } from 'react'

/**
 * Whether a live list stands still: while the pointer or the focus is in it, or its pause button is pressed. `area` goes
 * to the element around the list.
 */
export function useHold() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  return {
    isHeld: isPointed || isFocused || isPaused,
    isPaused,
    togglePause: () => setIsPaused((before) => !before),
    area: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
