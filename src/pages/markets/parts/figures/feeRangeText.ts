import type { FeeRange } from '#domain/markets/curve/poolFee.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

/** The bounds of a fee: `0.70% to 1.55%`. */
export function feeRangeText({ least, most }: Pick<FeeRange, 'least' | 'most'>): string {
  const percent = (parts: bigint) => formatPercent(fromUnits(parts, 6), { places: 2 })
  return `${percent(least)} to ${percent(most)}`
}
