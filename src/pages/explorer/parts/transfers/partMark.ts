import type { RowMark } from '#ui/table/rowMark.ts'

/** Marks the first row of a whole of several, and those that follow it. Nothing is known of a whole that is null. */
export function partMark<Row>(rows: readonly Row[], wholeOf: (row: Row) => string | null) {
  const marks = new Map<Row, RowMark>()
  rows.forEach((row, at) => {
    const above = rows[at - 1]
    if (!above || !wholeOf(row) || wholeOf(row) !== wholeOf(above)) return
    if (!marks.has(above)) marks.set(above, 'whole')
    marks.set(row, 'part')
  })
  return (row: Row): RowMark | undefined => marks.get(row)
}
