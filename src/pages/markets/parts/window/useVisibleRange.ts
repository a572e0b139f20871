import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { RowRange } from './rowRange.ts'

type VisibleRangeOptions = {
  count: number
  /** Pixels of a row. All are equally high. */
  rowHeight: number
  /** The number of rows to render before and after the window. */
  overscan: number
  /** The number of rows by which the range changes at a time, so that small moves render nothing. */
  step: number
}

/** The rows of a list that are near the window; null until the window has been measured. */
export function useVisibleRange(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight, overscan, step }: VisibleRangeOptions,
): RowRange | null {
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan,
    rangeExtractor: visibleEnds,
    // The library would set the scroll position once at its start; this hook never scrolls.
    scrollToFn: () => undefined,
  })

  // The content above the list may have grown since.
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + scrollY)
  })

  const [first, last] = virtualizer.getVirtualIndexes()
  if (first === undefined || last === undefined) return null
  return { start: first - (first % step), end: Math.min(count, last + step - (last % step)) }
}

/** The library lists every row of a range; the first and the last are enough. */
function visibleEnds({ startIndex, endIndex, overscan, count }: Range): number[] {
  return [Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan)]
}
