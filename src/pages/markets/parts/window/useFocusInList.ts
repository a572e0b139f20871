import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { RowRange } from './rowRange.ts'
import { itemSelector, placeOf } from './useRowNumbers.ts'

/**
 * Keeps the focus in a list whose items leave the page: when the item that has it leaves, the first one in view takes
 * it, and the next Tab goes on from there. The returned function is called before the items change.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>): (next: RowRange) => void {
  const leaving = useRef(false)

  useLayoutEffect(() => {
    if (!leaving.current) return
    leaving.current = false
    const items = [...(list.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])]
    focusQuietly(items.find((item) => item.getBoundingClientRect().top >= 0) ?? items[0])
  })

  // The list takes the focus first, because a browser that removes the focused element scrolls the page.
  return useCallback(
    ({ start, end }) => {
      const focused = list.current?.contains(document.activeElement) ? document.activeElement : null
      const item = focused?.closest(itemSelector)
      const index = item ? placeOf(item) : start
      leaving.current = index < start || index >= end
      if (leaving.current) focusQuietly(list.current)
    },
    [list],
  )
}

function focusQuietly(element: HTMLElement | null | undefined) {
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}
