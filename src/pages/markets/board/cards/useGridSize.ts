import { type RefObject, useEffect, useState } from 'react'

const usualHeight = 132

/** How many cards stand in a row of a grid at this width, and how high a row is. All cards are equally high. */
export function useGridSize(list: RefObject<HTMLElement | null>): { perRow: number; rowHeight: number } {
  const [size, setSize] = useState({ perRow: 1, rowHeight: usualHeight })

  useEffect(() => {
    const grid = list.current?.querySelector('ul')
    if (!grid) return
    // It is called when the browser has laid the page out: to ask earlier would make it do so twice.
    const observer = new ResizeObserver(() => {
      const card = grid.querySelector('li')
      if (!card) return
      const perRow = getComputedStyle(grid).gridTemplateColumns.split(' ').length
      const rowHeight = card.getBoundingClientRect().height
      setSize((before) =>
        before.perRow === perRow && before.rowHeight === rowHeight ? before : { perRow, rowHeight },
      )
    })
    observer.observe(grid)
    return () => observer.disconnect()
  }, [list])

  return size
}
