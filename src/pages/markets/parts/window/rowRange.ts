/** The rows of a list that are in the page: from `start` up to, not including, `end`. */
export type RowRange = { start: number; end: number }

/** A list up to this length is rendered completely, for the browser's own search and for print. */
export const shortList = 60

/** The rows of a long list until the window has been measured. */
export const firstRows: RowRange = { start: 0, end: shortList }

/** The part of a range that a list of `count` rows has; of a list that became shorter at least its last rows. */
export function rangeWithin(range: RowRange, count: number): RowRange {
  if (count <= shortList) return { start: 0, end: count }
  const rows = Math.min(range.end - range.start, count)
  const end = Math.min(range.end, count)
  return { start: Math.max(0, Math.min(range.start, end - rows)), end }
}
