import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type RowRange, rowHeight } from './rowRange.ts'
import { useFocusInList } from './useFocusInList.ts'
import { useRowNumbers } from './useRowNumbers.ts'

type RowWindowProps = {
  /** The element that holds the rows and the space of those left out. */
  list: RefObject<HTMLElement | null>
  /** The first row that is in the page now. */
  start: number
  count: number
  /** Called with the rows that should be. */
  onRange: (range: RowRange) => void
}

const overscan = 12
const step = 8

/**
 * Decides which rows of a long list are in the page: those near the window. It draws nothing, so the table stays mounted
 * when this file arrives; only a long list fetches it.
 */
export function RowWindow({ list, start, count, onRange }: RowWindowProps) {
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    rangeExtractor: steppedRange,
    // Nothing here scrolls; the library would set the position once when it starts.
    scrollToFn: () => undefined,
  })
  const [first = 0, last = first] = virtualizer.getVirtualIndexes()

  // What stands above the list may have grown since.
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + scrollY)
  })

  useRowNumbers(list, start, count)
  const beforeRowsChange = useFocusInList(list)
  useLayoutEffect(() => {
    const next = { start: first, end: last + 1 }
    beforeRowsChange(next)
    onRange(next)
  }, [first, last, onRange, beforeRowsChange])
  return null
}

/** The first and the last row in steps of eight: small moves draw nothing. */
function steppedRange({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  return [first - (first % step), Math.min(count - 1, last + step - (last % step) - 1)]
}
