import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { RowRange } from './rowRange.ts'

/**
 * Keeps the focus in a list whose rows leave the page: when the row that has it leaves, the first row in view takes it,
 * and the next Tab goes on from there. The returned function is called before the rows change.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>): (next: RowRange) => void {
  const leaving = useRef(false)

  useLayoutEffect(() => {
    if (!leaving.current) return
    leaving.current = false
    const rows = [...(list.current?.querySelector('tbody')?.rows ?? [])]
    focusQuietly(rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0])
  })

  // The list takes it first: a browser that has to remove what has the focus moves the page.
  return useCallback(
    ({ start, end }) => {
      const row =
        list.current?.contains(document.activeElement) && document.activeElement?.closest('tbody tr')
      const index = row ? Number(row.getAttribute('aria-rowindex')) - 2 : start
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
