import { type Decimal, fromUnits, isZero, magnitude } from '#lib/numbers/decimal.ts'
import { cut, minus } from './cut.ts'
import { formatExact } from './exact.ts'
import { amountPlaces, formatShort } from './formatAmount.ts'
import { formatSignificant } from './significant.ts'

/**
 * Dollars: `$1,234.56`, `$42.10`, `$0.0034`, `<$0.0001`, `−$0.00`, `$0`. From $1 up there are two decimals. With `places`,
 * there are as many decimals as that, so that the rows of a column agree: `<$0.01`.
 */
export function formatMoney(value: Decimal, places?: number): string {
  if (isZero(value)) return '$0'
  const size = magnitude(value)
  const most = places ?? (size >= 0 ? 2 : 4)
  if (size < -most && !value.startsWith('-')) return `<$${cut(fromUnits(1n, most), most)}`
  return withDollar(cut(value, most, places ?? 2))
}

/** A profit or a loss in dollars and cents, with its sign: `+$12.10`, `$0`; less than a cent of either is `≈ $0`. */
export function formatMoneyChange(value: Decimal): string {
  if (isZero(value)) return '$0'
  const size = formatMoney(value.replace('-', '') as Decimal, 2)
  return size.startsWith('<') ? '≈ $0' : `${value.startsWith('-') ? minus : '+'}${size}`
}

/** The decimals of the dollars of a column: two where one is $1 or more, else at most four. */
export function moneyPlaces(values: readonly (Decimal | null)[]): number {
  const isLarge = values.some((value) => value !== null && !isZero(value) && magnitude(value) >= 0)
  return isLarge ? 2 : Math.max(2, amountPlaces(values))
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
