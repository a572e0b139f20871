import { formatExact } from '#lib/format/exact.ts'
import { formatFee } from '#lib/format/fee.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Digits } from './Digits.tsx'
import { Unit } from './Unit.tsx'

type FeeProps = {
  /** Whole coins, exact; null when unknown. */
  value: Decimal | null
  unit: string
}

/** A fee in the native coin, with eight decimals. The title has every digit. */
export function Fee({ value, unit }: FeeProps) {
  if (value === null) return <Unknown />
  return (
    <span className="whitespace-nowrap" title={`${formatExact(value)} ${unit}`}>
      <Digits text={formatFee(value)} even />
      <Unit>{unit}</Unit>
    </span>
  )
}
