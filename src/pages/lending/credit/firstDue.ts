import type { Position } from '#domain/lending/account/position.ts'

/** The debt whose payment is due in the credit cycle that runs, else any; undefined without one. */
export function firstDue<Debt extends { position: Pick<Position, 'borrowed' | 'due'> | null }>(
  rows: readonly Debt[],
): Debt | undefined {
  const debts = rows.filter(({ position }) => position && position.borrowed > 0n)
  return debts.find(({ position }) => position && position.due > 0n) ?? debts[0]
}
