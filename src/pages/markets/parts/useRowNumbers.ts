import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Numbers the rows of a table for screen readers while only a part of them is in the page: `start` rows of `count` are
 * left out before the first one. The head is row 1.
 */
export function useRowNumbers(list: RefObject<HTMLElement | null>, start: number, count: number): void {
  useLayoutEffect(() => {
    const table = list.current?.querySelector('table')
    table?.setAttribute('aria-rowcount', String(count + 1))
    for (const [index, row] of [...(table?.rows ?? [])].entries())
      row.setAttribute('aria-rowindex', String(index === 0 ? 1 : start + index + 1))
  })

  // The same table goes on as a whole one.
  useEffect(() => {
    const element = list.current
    return () => {
      const table = element?.querySelector('table')
      table?.removeAttribute('aria-rowcount')
      for (const row of table?.rows ?? []) row.removeAttribute('aria-rowindex')
    }
  }, [list])
}
