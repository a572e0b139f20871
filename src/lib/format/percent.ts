import { type Decimal, decimal, isZero, magnitude, multiply } from '#lib/numbers/decimal.ts'
import { cut, minus } from './cut.ts'

const hundred = decimal('100')

/**
 * A fraction as a percentage: `0.0523` is `5.23%`, `0.12367` is `12.3%`. It is cut: `100%` is all of it and `0%`
 * nothing. `signed` adds `+` or `−`.
 */
export function formatPercent(fraction: Decimal, { signed = false }: { signed?: boolean } = {}): string {
  if (isZero(fraction)) return '0%'
  const isNegative = fraction.startsWith('-')
  const before = isNegative ? minus : signed ? '+' : ''
  const size = magnitude(fraction)
  if (size < -4) return `${before}<0.01%`
  if (size > 8) return `${before}>10,000,000,000%`
  const places = size < -1 ? 2 : size < 2 ? 1 : 0
  return `${before}${cut(percentOf(fraction), places)}%`
}

/** A fraction as a percentage with up to six decimals, for titles. */
export function formatPercentExact(fraction: Decimal): string {
  if (!isZero(fraction) && magnitude(fraction) < -8)
    return `${fraction.startsWith('-') ? minus : ''}<0.000001%`
  return `${fraction.startsWith('-') ? minus : ''}${cut(percentOf(fraction), 6)}%`
}

function percentOf(fraction: Decimal): Decimal {
  return multiply(fraction.replace('-', '') as Decimal, hundred)
}
