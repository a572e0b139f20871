import { type Decimal, fromUnits, isZero, magnitude, multiply } from '#lib/numbers/decimal.ts'
import { cut, sign } from './cut.ts'

/** From here up an amount has two decimals: 10,000. */
const large = 4

/**
 * An amount of a token: `1,234.56`, `12.3456`, `0.0001`, `<0.0001`, `−0.0000`, `0`. From 10,000 up it has two decimals, also
 * when they are zeros of a longer figure: `10,003.80`. With `places`, it has as many decimals as that, so that the rows of a
 * column agree.
 */
export function formatAmount(value: Decimal, places?: number): string {
  if (isZero(value)) return '0'
  const size = magnitude(value)
  if (size < -(places ?? 4)) return belowLast(value, places ?? 4)
  if (places !== undefined) return cut(value, places, places)
  if (size < large) return cut(value, 4)
  return cut(value, 2, decimalsOf(value) > 2 ? 2 : 0)
}

/**
 * The decimals of the amounts of a column: none where all are whole, two where one is 10,000 or more and none needs more, else
 * at most four.
 */
export function amountPlaces(values: readonly (Decimal | null)[]): number {
  const some = values.filter((value) => value !== null && !isZero(value)) as Decimal[]
  const sizes = some.map(magnitude)
  const isLarge = sizes.some((size) => size >= large) && !sizes.some((size) => size === -3 || size === -4)
  return some.reduce((most, value) => Math.max(most, Math.min(decimalsOf(value), isLarge ? 2 : 4)), 0)
}

/** An amount that has no digit within its decimals: `<0.01`, and `−0.00` below zero. */
function belowLast(value: Decimal, places: number): string {
  return value.startsWith('-') ? cut(value, places, places) : `<${cut(fromUnits(1n, places), places)}`
}

function decimalsOf(value: Decimal): number {
  return (value.split('.')[1] ?? '').length
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
  const isCut = decimalsOf(scaled) > places
  return cut(scaled, places, isCut ? places : 0) + thousands[step]
}

/** 18 digits and more: `1.23e24`. */
function scientific(value: Decimal): string {
  const digits = value.replace('-', '').replace(/^0+/, '').split('.')[0] ?? ''
  const head = `${digits[0]}.${digits.slice(1, 3)}`.replace(/\.?0+$/, '')
  return `${sign(value)}${head}e${digits.length - 1}`
}
