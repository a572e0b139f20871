import { type RefObject, useLayoutEffect, useState } from 'react'

const usualHeight = 132

/** How many cards stand in a row of a grid at this width, and how high a row is. All cards are equally high. */
export function useGridSize(list: RefObject<HTMLElement | null>): { perRow: number; rowHeight: number } {
  const [size, setSize] = useState({ perRow: 1, rowHeight: usualHeight })

  useLayoutEffect(() => {
    function measure() {
      const grid = list.current?.querySelector('ul')
      const card = grid?.querySelector('li')
      if (!grid || !card) return
      const perRow = getComputedStyle(grid).gridTemplateColumns.split(' ').length
      const rowHeight = card.getBoundingClientRect().height
      setSize((before) =>
        before.perRow === perRow && before.rowHeight === rowHeight ? before : { perRow, rowHeight },
      )
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [list])

  return size
}
