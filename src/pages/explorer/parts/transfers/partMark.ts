import type { RowMark } from '#ui/table/rowMark.ts'

/** Marks the rows whose transaction is that of the row above. */
export function partMark<Row extends { transactionHash: string | null }>(rows: readonly Row[]) {
  const parts = new Set(
    rows.filter(
      ({ transactionHash }, at) => transactionHash && transactionHash === rows[at - 1]?.transactionHash,
    ),
  )
  return (row: Row): RowMark | undefined => (parts.has(row) ? 'part' : undefined)
}
