import { createContext } from 'react'
import { formatShort } from '#lib/format/formatAmount.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'

/**
 * Whether figures stand where space is short, as in the card of a row: one of more characters than there is room for is
 * rounded, never cut off. Its title has every digit.
 */
export const CompactFigures = createContext(false)

/** The most characters of a figure where space is short. */
export const mostCompact = 9

/**
 * A formatted figure where space is short: `9,999.1234` loses two decimals before it becomes `9.99K`, so that the rows of a
 * column look alike.
 */
export function compactText(whole: string, value: Decimal): string {
  if (whole.length <= mostCompact) return whole
  const cents = whole.replace(/(\.\d\d)\d+$/, '$1')
  return cents.length <= mostCompact ? cents : formatShort(value)
}
