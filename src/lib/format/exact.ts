import type { Decimal } from '#lib/numbers/decimal.ts'
import { cut } from './cut.ts'

/** A decimal with every digit, in groups of three: `1,234,567.000000000000000001`. The form of titles. */
export function formatExact(value: Decimal): string {
  return cut(value, Number.POSITIVE_INFINITY)
}
