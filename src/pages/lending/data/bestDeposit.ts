import { openedCredit } from '#domain/lending/reserve/reserve.ts'
import { compare, decimal, isZero } from '#lib/numbers/decimal.ts'
import type { LendingRow } from './lendingRow.ts'

/** Where the rate is unknown: after all that are known. */
const unknown = decimal('-1')

/** Whether the wallet is known to hold some of the asset. */
export function isInWallet({ wallet }: LendingRow): boolean {
  return wallet !== null && !isZero(wallet)
}

/**
 * The asset to propose for a deposit: of the held ones that earn the one that opens the most credit, else the one that earns
 * most. One that earns nothing is proposed only where no asset earns.
 */
export function bestDeposit(
  rows: readonly LendingRow[],
  isHeld: (row: LendingRow) => boolean = isInWallet,
): LendingRow | undefined {
  const open = rows
    .filter(({ trouble, reserve }) => !trouble && !reserve?.paused)
    .toSorted((one, other) => compare(other.supplyApy ?? unknown, one.supplyApy ?? unknown))
  const earning = open.filter(({ supplyApy }) => supplyApy === null || !isZero(supplyApy))
  return mostCredit(earning.filter(isHeld)) ?? earning[0] ?? open.find(isHeld) ?? open[0]
}

/** The row whose wallet balance opens the most credit; the first of equal ones. */
function mostCredit(rows: readonly LendingRow[]): LendingRow | undefined {
  return rows.toSorted(
    (one, other) => Number(creditOf(one) < creditOf(other)) - Number(creditOf(one) > creditOf(other)),
  )[0]
}

function creditOf({ reserve, position, borrowTier }: LendingRow): bigint {
  return reserve && position && borrowTier ? openedCredit(reserve, position.wallet, borrowTier.tier) : 0n
}
