import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type WindowedRows = {
  /** Goes on the element that holds the table. */
  place: RefObject<HTMLDivElement | null>
  start: number
  end: number
  /** Pixels that stand for the rows before and after. */
  before: number
  after: number
}

const rowHeight = 36
const margin = 12
const fewRows = 60

/** Which of `count` rows of 36 px are near the window: a list of thousands costs the markup of a screenful. */
export function useWindowedRows(count: number): WindowedRows {
  const place = useRef<HTMLDivElement>(null)
  const [[start, end], setRange] = useState<readonly [number, number]>([0, 40])

  useLayoutEffect(() => {
    function measure() {
      if (!place.current) return
      const top = -place.current.getBoundingClientRect().top
      const first = Math.max(0, Math.floor(top / rowHeight) - margin)
      const last = Math.ceil((top + innerHeight) / rowHeight) + margin
      setRange((range) => (near(range, first, last) ? range : [first, last]))
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [])

  // Short lists are all there, for the reader's own search and for print.
  const last = count <= fewRows ? count : Math.min(count, Math.max(end, 2 * margin))
  const first = count <= fewRows ? 0 : Math.min(start, Math.max(0, last - 2 * margin))
  return { place, start: first, end: last, before: first * rowHeight, after: (count - last) * rowHeight }
}

/** Small moves stay inside the margin and draw nothing. */
function near([start, end]: readonly [number, number], first: number, last: number) {
  return Math.abs(start - first) < margin / 2 && Math.abs(end - last) < margin / 2
}
