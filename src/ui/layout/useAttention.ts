import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * Whether something is pointed at or has the focus in it: one of them is enough, whichever ends first. `listeners` go to
 * its element. With `mouse` a finger does not count.
 */
export function useAttention(pointer?: 'mouse') {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    hasAttention: isPointed || isFocused,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(!pointer || pointerType === pointer),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
