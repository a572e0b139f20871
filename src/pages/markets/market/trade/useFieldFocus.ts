import { type FocusEvent, useEffect, useRef } from 'react'

/** The field of its kind, counted from the top. */
type Focused = { kind: string; place: number }

/**
 * Keeps the focus in a field when another form with the same fields replaces its form, so that no typed character is
 * lost. Returns the properties for the element around both forms.
 */
export function useFieldFocus() {
  const panel = useRef<HTMLDivElement>(null)
  const focused = useRef<Focused | null>(null)

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new MutationObserver(() => {
      if (focused.current === null || document.activeElement !== document.body) return
      const { kind, place } = focused.current
      element.querySelectorAll<HTMLElement>(kind)[place]?.focus()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return {
    ref: panel,
    onFocus({ currentTarget, target }: FocusEvent) {
      const kind = target.localName
      const place = Array.from<Element>(currentTarget.querySelectorAll(kind)).indexOf(target)
      focused.current = kind === 'input' || kind === 'select' ? { kind, place } : null
    },
    // React does not call this for a field that it removes.
    onBlur() {
      focused.current = null
    },
  }
}
