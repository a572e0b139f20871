import { compare, type Decimal, decimal } from '#lib/numbers/decimal.ts'
import { cut } from './cut.ts'

const most = decimal('100')
const least = decimal('0.01')

/** A health factor with two decimals: `1.84`, `> 100`. It is cut: `1.00` is not below 1. */
export function formatHealth(value: Decimal): string {
  if (compare(value, most) > 0) return '> 100'
  return compare(value, least) < 0 && /[1-9]/.test(value) ? '< 0.01' : cut(value, 2, 2)
}
