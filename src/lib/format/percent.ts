import { type Decimal, decimal, isZero, magnitude, multiply } from '#lib/numbers/decimal.ts'
import { cut, minus } from './cut.ts'

const hundred = decimal('100')

type PercentForm = { signed?: boolean; places?: 1 | 2 | undefined }

/**
 * A fraction as a percentage: `0.0523` is `5.23%`, `0.12367` is `12.3%`. It is cut: `100%` is all of it and `0%`
 * nothing. `signed` adds `+` or `−`. With `places`, there are as many decimals as that, whatever the size, so that the
 * rows of a column agree: `59.0%`, `0.0%`. A share above zero is never shown as nothing: `<0.01%`; a sign says the same of
 * a change: `+0.00%`, `−0.00%`.
 */
export function formatPercent(fraction: Decimal, { signed = false, places }: PercentForm = {}): string {
  if (places !== undefined) return fixedPercent(fraction, signed, places)
  if (isZero(fraction)) return '0%'
  const isNegative = fraction.startsWith('-')
  const before = isNegative ? minus : signed ? '+' : ''
  const size = magnitude(fraction)
  if (size < -4) return before === '' ? '<0.01%' : `${before}0.00%`
  if (size > 8) return `${before}>10,000,000,000%`
  return `${before}${cut(percentOf(fraction), size < -1 ? 2 : size < 2 ? 1 : 0)}%`
}

function fixedPercent(fraction: Decimal, signed: boolean, places: 1 | 2): string {
  if (!isZero(fraction) && magnitude(fraction) > 8) return formatPercent(fraction, { signed })
  const text = cut(percentOf(fraction), places, places)
  const before = isZero(fraction) ? '' : fraction.startsWith('-') ? minus : signed ? '+' : ''
  const isNothing = /^[0.]+$/.test(text)
  if (isNothing && before === '' && !isZero(fraction)) return formatPercent(fraction)
  return `${before}${text}%`
}

/** A fraction as a percentage with up to six decimals, or two digits of a smaller one, for titles. */
export function formatPercentExact(fraction: Decimal): string {
  const places = isZero(fraction) ? 0 : Math.max(6, -magnitude(fraction) - 1)
  return `${fraction.startsWith('-') ? minus : ''}${cut(percentOf(fraction), places)}%`
}

function percentOf(fraction: Decimal): Decimal {
  return multiply(fraction.replace('-', '') as Decimal, hundred)
}
