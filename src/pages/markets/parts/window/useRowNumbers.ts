import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** The rows of a table, or the items of a list. */
export const itemSelector = 'tbody tr, li'

/**
 * Numbers the rows of a table, or the items of a list, for screen readers while only a part of them is in the page:
 * `start` of `count` are left out before the first one. The head of a table is row 1.
 */
export function useRowNumbers(list: RefObject<HTMLElement | null>, start: number, count: number): void {
  useLayoutEffect(() => {
    const table = list.current?.querySelector('table')
    table?.setAttribute('aria-rowcount', String(count + 1))
    table?.querySelector('thead tr')?.setAttribute('aria-rowindex', '1')
    for (const [index, item] of [...(list.current?.querySelectorAll(itemSelector) ?? [])].entries()) {
      item.setAttribute(table ? 'aria-rowindex' : 'aria-posinset', String(start + index + (table ? 2 : 1)))
      if (!table) item.setAttribute('aria-setsize', String(count))
    }
  })

  // Removes the numbers when the list becomes a whole one.
  useEffect(() => {
    const element = list.current
    return () => {
      const numbered = '[aria-rowcount], [aria-rowindex], [aria-posinset]'
      for (const item of element?.querySelectorAll(numbered) ?? [])
        for (const name of ['aria-rowcount', 'aria-rowindex', 'aria-posinset', 'aria-setsize'])
          item.removeAttribute(name)
    }
  }, [list])
}

/** The place of a numbered row or item among all of them, from 0. */
export function placeOf(item: Element): number {
  const row = item.getAttribute('aria-rowindex')
  return row === null ? Number(item.getAttribute('aria-posinset') ?? 1) - 1 : Number(row) - 2
}
