import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose rows leave the page: when the row that had it is gone, the list itself takes it, and
 * the next Tab goes on from there. The returned function is called before the rows change.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>): () => void {
  const inside = useRef(false)

  useLayoutEffect(() => {
    const element = list.current
    if (!inside.current || !element || element.contains(document.activeElement)) return
    inside.current = false
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  })

  return useCallback(() => {
    inside.current = list.current?.contains(document.activeElement) ?? false
  }, [list])
}
