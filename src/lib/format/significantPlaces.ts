import { type Decimal, isZero } from '#lib/numbers/decimal.ts'
import { plainSignificant } from './significant.ts'

/** The decimals that show the first digits of every figure of a column: at least two. */
export function significantPlaces(values: readonly (Decimal | null)[]): number {
  const decimals = values.map((value) =>
    value === null || isZero(value) ? 2 : (plainSignificant(value).split('.')[1] ?? '').length,
  )
  return Math.max(2, ...decimals)
}
