import { compare, decimal, isZero } from '#lib/numbers/decimal.ts'
import type { LendingRow } from './lendingRow.ts'

/** Where the rate is unknown: after all that are known. */
const unknown = decimal('-1')

/** Whether the wallet is known to hold some of the asset. */
export function isInWallet({ wallet }: LendingRow): boolean {
  return wallet !== null && !isZero(wallet)
}

/**
 * The asset to propose for a deposit: the one that earns most, of the held ones that earn, else of all. One that earns
 * nothing is proposed only where no asset earns.
 */
export function bestDeposit(
  rows: readonly LendingRow[],
  isHeld: (row: LendingRow) => boolean = isInWallet,
): LendingRow | undefined {
  const open = rows
    .filter(({ trouble, reserve }) => !trouble && !reserve?.paused)
    .toSorted((one, other) => compare(other.supplyApy ?? unknown, one.supplyApy ?? unknown))
  const earning = open.filter(({ supplyApy }) => supplyApy === null || !isZero(supplyApy))
  return earning.find(isHeld) ?? earning[0] ?? open.find(isHeld) ?? open[0]
}
