import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'

type TotalFiguresProps = { rows: readonly LendingRow[] }

/** The totals of the pool in dollars; unknown while one asset has no price. */
export function TotalFigures({ rows }: TotalFiguresProps) {
  return (
    <>
      <Total label="Total supplied" value={total(rows, 'supplied')} />
      <Total label="Total borrowed" value={total(rows, 'borrowed')} />
      <Total label="Available liquidity" value={total(rows, 'cash')} />
    </>
  )
}

function total(rows: readonly LendingRow[], of: 'supplied' | 'borrowed' | 'cash'): Decimal | null {
  let sum: Decimal = zero
  for (const row of rows) {
    const value = worth(row, row[of])
    if (value === null) return null
    sum = add(sum, value)
  }
  return rows.length === 0 ? null : sum
}

function Total({ label, value }: { label: string; value: Decimal | null }) {
  return (
    <Figure label={label} size="large">
      <Money value={value} style="short" />
    </Figure>
  )
}
