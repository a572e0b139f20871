import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * Whether the pointer is over an element or the focus is in it. Spread `listeners` on the element. With `mouse`, touches do
 * not count.
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
