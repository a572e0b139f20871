import { useLayoutEffect } from 'react'

/**
 * Inside a dialog: keeps the focus from being lost when the dialog closes and what had the focus before is gone, as
 * "Connect" is once a wallet is connected. It goes to the panel that had it, else to the page, not to the start of the
 * document. Where that element is still there, the dialog itself returns the focus.
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

/** Not a control of the panel: what replaces the one that is gone is often still loading, and replaced again. */
function placeOf(before: readonly Element[]): HTMLElement | null {
  const panel = before.find((each) => each.isConnected && each.matches('#page section'))
  if (!(panel instanceof HTMLElement)) return document.getElementById('page')
  panel.tabIndex = -1
  return panel
}
