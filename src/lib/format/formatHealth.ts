import { add, compare, type Decimal, decimal, one } from '#lib/numbers/decimal.ts'
import { cut } from './cut.ts'

const most = decimal('100')
const least = decimal('0.01')
/** More than what rounding of base units takes from a health factor. */
const hair = decimal('0.00001')

/**
 * A health factor with two decimals: `1.84`, `> 100`. It is cut: `1.00` is not below 1. From 1 up, what
 * the rounding of base units took is given back: `8.00` where a form computes 7.99999999.
 */
export function formatHealth(value: Decimal): string {
  if (compare(value, most) > 0) return '> 100'
  return compare(value, least) < 0 && /[1-9]/.test(value)
    ? '< 0.01'
    : cut(compare(value, one) < 0 ? value : add(value, hair), 2, 2)
}
