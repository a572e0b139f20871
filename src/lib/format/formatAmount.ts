import { type Decimal, fromUnits, isZero, magnitude, multiply } from '#lib/numbers/decimal.ts'
import { cut, minus, sign } from './cut.ts'

/**
 * An amount of a token: `1,234.56`, `12.3456`, `0.0001`, `<0.0001`, `>−0.0001`, `0`. From 10,000 up it has two decimals, also
 * when they are zeros of a longer figure: `10,003.80`.
 */
export function formatAmount(value: Decimal): string {
  if (isZero(value)) return '0'
  const size = magnitude(value)
  if (size < -4) return value.startsWith('-') ? `>${minus}0.0001` : '<0.0001'
  if (size < 4) return cut(value, 4)
  return cut(value, 2, (value.split('.')[1] ?? '').length > 2 ? 2 : 0)
}

const thousands = ['', 'K', 'M', 'B', 'T']

/**
 * An amount where space is short, with three digits: `84.1K`, `1.23M`; below 1 as `formatAmount`. A zero at the end stays
 * where digits follow that are not shown: `27.0K`, and `27K` for exactly 27,000.
 */
export function formatShort(value: Decimal): string {
  const size = isZero(value) ? -1 : magnitude(value)
  if (size < 0) return formatAmount(value)
  if (size > 16) return scientific(value)
  const step = Math.min(Math.floor(size / 3), thousands.length - 1)
  const places = Math.max(0, 2 - size + 3 * step)
  const scaled = multiply(value, fromUnits(1n, 3 * step))
  const isCut = (scaled.split('.')[1] ?? '').length > places
  return cut(scaled, places, isCut ? places : 0) + thousands[step]
}

/** 18 digits and more: `1.23e24`. */
function scientific(value: Decimal): string {
  const digits = value.replace('-', '').replace(/^0+/, '').split('.')[0] ?? ''
  const head = `${digits[0]}.${digits.slice(1, 3)}`.replace(/\.?0+$/, '')
  return `${sign(value)}${head}e${digits.length - 1}`
}
