import type { Decimal } from '#lib/numbers/decimal.ts'

export const minus = '−'

/**
 * A decimal in groups of three, cut after `most` places and never rounded, with at least `least` of them:
 * `−1,234.5`. All figures are cut, so that none is shown larger than it is. Values so small that nothing is left
 * are the caller's business.
 */
export function cut(value: Decimal, most: number, least = 0): string {
  const [integer = '0', fraction = ''] = value.replace('-', '').split('.')
  const places = fraction.slice(0, most).replace(/0+$/, '').padEnd(least, '0')
  return `${sign(value)}${grouped(integer)}${places && `.${places}`}`
}

/** The sign to write before a figure: a minus, or nothing. */
export function sign(value: Decimal): string {
  return value.startsWith('-') ? minus : ''
}

/** Digits in groups of three. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
