import { type Decimal, parseDecimal } from '#lib/numbers/decimal.ts'

/** The digits of a label: more than any price shows, fewer than a float represents exactly. */
const digits = 12

/**
 * Formats the labels of an axis whose numbers were scaled by ten to the power of `exponent`: a label shows the unscaled
 * value. Empty for negative, infinite and NaN numbers, which charts pass too. Never throws.
 */
export function axisFormat(exponent: number, format: (value: Decimal) => string) {
  return (scaled: number): string => {
    const value = unscaled(scaled, exponent)
    return value === null ? '' : format(value)
  }
}

/** The value of a number that was scaled by ten to the power of `exponent`; null for one that no axis labels. */
export function unscaled(scaled: number, exponent: number): Decimal | null {
  return scaled < 0 ? null : parseDecimal((scaled / 10 ** exponent).toPrecision(digits))
}
