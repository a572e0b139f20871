import { creditTiers, tierOfScore } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { add, compare, type Decimal, multiply, subtract, zero } from '#lib/numbers/decimal.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'

/** What the next tier would save: the score it begins at, and dollars of interest a year. */
export type TierSaving = { from: number; perYear: Decimal }

type SavingRow = Pick<LendingRow, 'price' | 'yourDebt'> & {
  reserve: Pick<NonNullable<LendingRow['reserve']>, 'borrowRates'> | null
}

/**
 * What today's debts would cost less in a year at the rates that the next tier has today. Null in the best tier, without a
 * debt, and where a debt, its price or one of its rates is unknown.
 */
export function tierSaving(score: number, rows: readonly SavingRow[]): TierSaving | null {
  const { tier } = tierOfScore(score)
  const next = creditTiers[tier + 1]
  if (!next) return null
  let perYear: Decimal = zero
  for (const row of rows) {
    if (row.yourDebt === null) return null
    if (compare(row.yourDebt, zero) === 0) continue
    const debt = worth(row, row.yourDebt)
    const [now, then] = [row.reserve?.borrowRates[tier], row.reserve?.borrowRates[next.tier]]
    if (debt === null || now === undefined || then === undefined) return null
    perYear = add(perYear, multiply(debt, subtract(yieldOf(now), yieldOf(then))))
  }
  return compare(perYear, zero) > 0 ? { from: next.from, perYear } : null
}
