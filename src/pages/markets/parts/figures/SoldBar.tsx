import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, toPixels } from '#lib/numbers/decimal.ts'
import { Bar } from '#ui/charts/Bar.tsx'

type SoldBarProps = { share: Decimal | null }

/** The share of a token that was sold from its curve. */
export function SoldBar({ share }: SoldBarProps) {
  return (
    <Bar
      label="Sold"
      value={share === null ? null : toPixels(share)}
      text={share === null ? '–' : formatPercent(share, { places: 1 })}
    />
  )
}
