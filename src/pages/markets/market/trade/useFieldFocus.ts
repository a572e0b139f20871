import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in the field a person types in when another form, with the same fields, takes the place of the one
 * there: what is typed meanwhile would go nowhere. It returns what the element around both forms needs.
 */
export function useFieldFocus() {
  const panel = useRef<HTMLDivElement>(null)
  const focused = useRef<number | null>(null)

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new MutationObserver(() => {
      if (focused.current !== null && document.activeElement === document.body)
        element.querySelectorAll('input')[focused.current]?.focus()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return {
    ref: panel,
    onFocus({ currentTarget, target }: FocusEvent) {
      const place = Array.from<Element>(currentTarget.querySelectorAll('input')).indexOf(target)
      focused.current = place < 0 ? null : place
    },
    // React does not call this for a field that it takes out.
    onBlur() {
      focused.current = null
    },
  }
}
