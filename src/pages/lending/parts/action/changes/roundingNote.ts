import type { ActionFigures } from '#domain/lending/action/actionFigures.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { formatExact } from '#lib/format/exact.ts'
import { compare, subtract, zero } from '#lib/numbers/decimal.ts'

/** What a deposit loses because the pool counts in shares and rounds down; null where it loses nothing. */
export function roundingNote(
  action: LendingAction,
  { before, after }: ActionFigures,
  symbol: string,
): string | null {
  if (action !== 'deposit') return null
  const paid = subtract(before.wallet, after.wallet)
  const lost = subtract(paid, subtract(after.deposited, before.deposited))
  if (compare(lost, zero) <= 0) return null
  return `The pool rounds down: ${formatExact(lost)} ${symbol} less is counted.`
}
