import { createContext } from 'react'
import { formatShort } from '#lib/format/formatAmount.ts'
import { type Decimal, isZero, magnitude } from '#lib/numbers/decimal.ts'

/**
 * Whether figures stand where space is short, as in the card of a row: one of more characters than there is room for is
 * rounded, never cut off. Its title has every digit.
 */
export const CompactFigures = createContext(false)

/** The most characters of a figure where space is short. */
const mostCompact = 9

/**
 * A formatted amount where space is short: `9,999.1234` loses two decimals. From 10,000 up it has the short form, also where
 * the long one would fit, so that `74.5K` and `617K` of one column look alike.
 */
export function compactText(whole: string, value: Decimal): string {
  if (isLarge(value)) return formatShort(value)
  if (whole.length <= mostCompact) return whole
  const cents = whole.replace(/(\.\d\d)\d+$/, '$1')
  return cents.length <= mostCompact ? cents : formatShort(value)
}

/** Whether an amount has the short form where space is short: from 10,000 up. */
export function isLarge(value: Decimal): boolean {
  return !isZero(value) && magnitude(value) >= 4
}

/** Whether formatted dollars are too long where space is short. */
export function isTooLong(dollars: string): boolean {
  return dollars.replace('$', '').length > mostCompact
}
