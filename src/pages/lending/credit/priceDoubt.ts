import type { LendingRow } from '#pages/lending/data/lendingRow.ts'

/** The assets without a current price among what a person has or owes, and what follows; null where there are none. */
export function priceDoubt(rows: readonly LendingRow[]): string | null {
  const symbols = rows.flatMap(({ reserve, position, symbol }) =>
    reserve && !reserve.isPriceFresh && position && (position.supplied > 0n || position.borrowed > 0n)
      ? symbol
      : [],
  )
  if (symbols.length === 0) return null
  const them = symbols.length === 1 ? 'it' : 'them'
  return `The pool has no current price of ${symbols.join(' and ')}: nothing can be borrowed against ${them}, and nobody who owes ${them} can borrow.`
}
