import { type Decimal, isZero } from './decimal.ts'

/*
 * Formats exact decimals for the screen; only this file and price.ts use Intl for numbers. Amounts are rounded
 * toward zero, so that they are never shown larger than they are. Prices and percentages are rounded half up.
 */

const locale = 'en-US'
const minus = '−'

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const truncatedTo = (places: number) =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: places,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
const amounts = { large: truncatedTo(2), small: truncatedTo(4) }
const percentTo = (places: number) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: places })
const percents = { 0: percentTo(0), 1: percentTo(1), 2: percentTo(2) }
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })

/** A decimal with every digit, in groups of three: `1,234,567.000000000000000001`. */
export function formatExact(value: Decimal): string {
  const [integer = '0', fraction] = value.replace('-', '').split('.')
  const sign = value.startsWith('-') ? minus : ''
  return sign + whole.format(BigInt(integer)) + (fraction === undefined ? '' : `.${fraction}`)
}

/** An amount for a table: `1,234.56`, `12.3456`, `0.0001`, `<0.0001`, `0`. */
export function formatAmount(value: Decimal): string {
  if (isZero(value)) return '0'
  const size = magnitude(value)
  if (size < -4) return value.startsWith('-') ? `${minus}<0.0001` : '<0.0001'
  const form = size >= 4 ? amounts.large : amounts.small
  return withMinus(form.format(value as Intl.StringNumericLiteral))
}

/** An amount where space is short: `84.1K`, `1.2M`; below a thousand as `formatAmount` with three digits. */
export function formatShort(value: Decimal): string {
  if (isZero(value)) return '0'
  const size = magnitude(value)
  if (size < -4) return formatAmount(value)
  if (size > 16) return scientific(value)
  return withMinus(compact.format(value as Intl.StringNumericLiteral))
}

/** A count: `1,204`. */
export function formatCount(value: number | bigint): string {
  return withMinus(whole.format(value))
}

/** A fraction as a percentage: `0.0523` is `5.23%`. `signed` adds `+` or `−`; tiny values are `<0.01%`. */
export function formatPercent(fraction: Decimal, { signed = false }: { signed?: boolean } = {}): string {
  if (isZero(fraction)) return '0%'
  const negative = fraction.startsWith('-')
  const sign = negative ? minus : signed ? '+' : ''
  const size = magnitude(fraction)
  if (size < -4) return `${sign}<0.01%`
  if (size > 8) return `${sign}>10,000,000,000%`
  const places = size < -1 ? 2 : size < 2 ? 1 : 0
  const form = percents[places]
  return sign + form.format(fraction.replace('-', '') as Intl.StringNumericLiteral)
}

/** The place of the first digit that is not zero: 0 for 1 to 9, 2 for hundreds, -3 for 0.001. */
export function magnitude(value: Decimal): number {
  const [integer = '0', fraction = ''] = value.replace('-', '').split('.')
  const digits = integer.replace(/^0+/, '')
  if (digits !== '') return digits.length - 1
  return -(fraction.search(/[1-9]/) + 1)
}

/** 18 digits and more: `1.23e24`. */
function scientific(value: Decimal): string {
  const digits = value.replace('-', '').replace(/^0+/, '').split('.')[0] ?? ''
  const head = `${digits[0]}.${digits.slice(1, 3)}`.replace(/\.?0+$/, '')
  return `${value.startsWith('-') ? minus : ''}${head}e${digits.length - 1}`
}

function withMinus(text: string): string {
  return text.replace('-', minus)
}
