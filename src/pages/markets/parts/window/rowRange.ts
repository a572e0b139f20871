/** The rows of a list that are in the page: from `start` up to, not including, `end`. */
export type RowRange = { start: number; end: number }

/** Pixels of a row of `ui/table/Table.tsx`. */
export const rowHeight = 36

/** A list this short is in the page as a whole: for the browser's own search, and for print. */
export const shortList = 60

/** The rows drawn with the first paint: somewhat more than a screen has. */
export const firstScreen = 24

/** The rows that are added at a time after it, each in a task of its own. */
export const rowsAtATime = 12

/** What is shown of a long list until the window has been measured. */
export const firstRows: RowRange = { start: 0, end: shortList }

/** The part of a range that a list of `count` rows has; of a list that became shorter at least its last rows. */
export function rangeWithin(range: RowRange, count: number): RowRange {
  if (count <= shortList) return { start: 0, end: count }
  const rows = Math.min(range.end - range.start, count)
  const end = Math.min(range.end, count)
  return { start: Math.max(0, Math.min(range.start, end - rows)), end }
}
