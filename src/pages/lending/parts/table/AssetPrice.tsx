import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Price } from '#ui/figures/numbers/Price.tsx'

/** The dollars the pool values one token at, below its name; nothing where nobody says it. It keeps its line meanwhile. */
export function AssetPrice({ row: { price, isReading } }: { row: LendingRow }) {
  if (price === null) return isReading ? <span className="block h-4 max-sm:hidden" /> : null
  return (
    <span className="block text-xs text-muted max-sm:hidden">
      <Price value={price} />
    </span>
  )
}
