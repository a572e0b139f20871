import { useLayoutEffect } from 'react'

/**
 * Returns the focus when a dialog closes and the element that opened it is gone, as "Connect" is once a wallet is connected.
 * The focus goes to the panel of that element, else to the page. Where the element still exists, the dialog itself returns
 * the focus. Render it inside of the dialog.
 */
export function FocusReturn() {
  useLayoutEffect(() => {
    const before = withAncestors(document.activeElement)
    // After all other changes, and after the dialog tried.
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) placeOf(before)?.focus({ preventScroll: true })
      })
  }, [])
  return null
}

function withAncestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)]
}

/** The panel among the ancestors, else the page. A control in the panel is no target: it is often still loading. */
function placeOf(before: readonly Element[]): HTMLElement | null {
  const panel = before.find((each) => each.isConnected && each.matches('#page section'))
  if (!(panel instanceof HTMLElement)) return document.getElementById('page')
  panel.tabIndex = -1
  return panel
}
