import { type RefObject, useLayoutEffect } from 'react'
import type { RowRange } from './rowRange.ts'
import { useFocusInList } from './useFocusInList.ts'
import { useRowNumbers } from './useRowNumbers.ts'
import { useVisibleRange } from './useVisibleRange.ts'

type RowWindowProps = {
  /** The element that holds the table or the list. */
  list: RefObject<HTMLElement | null>
  /** The first rendered item. */
  start: number
  count: number
  /** Pixels of a row. All are equally high. */
  rowHeight: number
  /** The number of items side by side in a row. */
  perRow?: number
  /** Called with the items to render. */
  onRange: (range: RowRange) => void
}

/** Pixels above and below the window in which rows are kept: twelve rows of a table. */
const margin = 432
/** Pixels that the window moves before other rows are rendered: eight rows of a table. Smaller moves render nothing. */
const stride = 288

/**
 * Chooses the items of a long list to render: those near the window. It renders nothing itself, so the list stays
 * mounted when this file loads; only a long list loads it.
 */
export function RowWindow({ list, start, count, rowHeight, perRow = 1, onRange }: RowWindowProps) {
  const visible = useVisibleRange(list, {
    count: Math.ceil(count / perRow),
    rowHeight,
    overscan: Math.ceil(margin / rowHeight),
    step: Math.ceil(stride / rowHeight),
  })
  useRowNumbers(list, start, count)
  const beforeRowsChange = useFocusInList(list)
  const [first, last] = visible ? [visible.start * perRow, Math.min(count, visible.end * perRow)] : []
  useLayoutEffect(() => {
    if (first === undefined || last === undefined) return
    const next = { start: first, end: last }
    beforeRowsChange(next)
    onRange(next)
  }, [first, last, onRange, beforeRowsChange])
  return null
}
