import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { Percent } from '#ui/figures/numbers/Percent.tsx'

/** The supply APY of an asset, and why a deposit of it earns nothing now. */
export function SupplyApy({ row: { supplyApy, reserve } }: { row: LendingRow }) {
  return (
    <>
      <Percent value={supplyApy} places={2} />
      {reserve?.totalBorrowed === 0n && (
        <span className="block text-xs text-muted max-sm:hidden">no borrowers</span>
      )}
    </>
  )
}
