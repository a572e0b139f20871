import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * Whether the copy button of a link is there: while a mouse points at the link or the focus is in it. Lists have
 * hundreds of such links, so the button is not in the page before. A finger copies on the page the link leads to.
 */
export function useQuietCopy() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    isShown: isPointed || isFocused,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
