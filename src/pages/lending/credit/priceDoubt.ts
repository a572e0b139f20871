import type { LendingRow } from '#pages/lending/data/lendingRow.ts'

/** A sentence on held or owed assets without a current price, with the consequence; null without any. */
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
