import { type Decimal, isZero, magnitude } from '#lib/numbers/decimal.ts'
import { cut, minus } from './cut.ts'
import { formatExact } from './exact.ts'
import { formatShort } from './formatAmount.ts'
import { formatSignificant } from './significant.ts'

/** Dollars: `$1,234.56`, `$42.10`, `$0.0034`, `<$0.0001`, `$0`. From $1 up there are two decimals. */
export function formatMoney(value: Decimal): string {
  if (isZero(value)) return '$0'
  const size = magnitude(value)
  if (size < -4) return value.startsWith('-') ? `>${minus}$0.0001` : '<$0.0001'
  return withDollar(cut(value, size >= 0 ? 2 : 4, 2))
}

/** Dollars where space is short: `$84.1K`, `$1.23M`; below $1,000 as `formatMoney`. */
export function formatMoneyShort(value: Decimal): string {
  return isZero(value) || magnitude(value) < 3 ? formatMoney(value) : withDollar(formatShort(value))
}

/** Dollars with every digit: `$1,234.567891`. */
export function formatMoneyExact(value: Decimal): string {
  return withDollar(formatExact(value))
}

/** The dollars one token costs: `$1,234.56`, `$0.01234`, `$0.0₇1234`. */
export function formatPrice(value: Decimal): string {
  return withDollar(formatSignificant(value))
}

/** The dollar sign stands before the digits and after the minus. */
function withDollar(text: string): string {
  return text.startsWith(minus) ? `${minus}$${text.slice(1)}` : `$${text}`
}
