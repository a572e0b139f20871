import type { RowMark } from '#ui/table/rowMark.ts'

/** Marks the rows whose whole is that of the row above. Nothing is known of a whole that is null. */
export function partMark<Row>(rows: readonly Row[], wholeOf: (row: Row) => string | null) {
  const parts = new Set(
    rows.filter((row, at) => {
      const above = rows[at - 1]
      return above && wholeOf(row) && wholeOf(row) === wholeOf(above)
    }),
  )
  return (row: Row): RowMark | undefined => (parts.has(row) ? 'part' : undefined)
}
