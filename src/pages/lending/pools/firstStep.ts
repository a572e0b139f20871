import { isZero } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'

export type FirstStep = 'connect' | 'tokens' | 'deposit'

export const firstSteps: readonly FirstStep[] = ['connect', 'tokens', 'deposit']

/** The next step of a first-time borrower. Null with a deposit or a debt, and while the positions are unknown. */
export function firstStep(isConnected: boolean, rows: readonly LendingRow[]): FirstStep | null {
  if (!isConnected) return 'connect'
  const known = rows.filter(({ position }) => position !== null)
  if (known.length === 0) return null
  if (known.some(({ yourSupply, yourDebt }) => !isNothing(yourSupply) || !isNothing(yourDebt))) return null
  return known.every(({ wallet }) => isNothing(wallet)) ? 'tokens' : 'deposit'
}

function isNothing(amount: LendingRow['wallet']): boolean {
  return amount === null || isZero(amount)
}
