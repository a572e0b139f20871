import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a field when another form with the same fields replaces its form, so that no typed character is
 * lost. Returns the properties for the element around both forms.
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
    // React does not call this for a field that it removes.
    onBlur() {
      focused.current = null
    },
  }
}
